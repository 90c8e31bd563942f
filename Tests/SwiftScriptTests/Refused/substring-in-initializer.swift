// swift-format-ignore-file
struct Person { let name: String }
let parts = "a b".split(separator: " ")
print(Person(name: parts[0]).name)  // error: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'String'
