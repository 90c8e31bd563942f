// swift-format-ignore-file
let parts = "a,b".split(separator: ",")
let first: String = parts[0]  // error: cannot convert value of type 'String.SubSequence' (aka 'Substring') to specified type 'String'
