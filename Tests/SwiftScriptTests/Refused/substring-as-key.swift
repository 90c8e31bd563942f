// swift-format-ignore-file
var counts: [String: Int] = [:]
for word in "a b".split(separator: " ") { counts[word] = 1 }  // error: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'String'
