// swift-format-ignore-file
let s: String = fatalError("x")  // error: cannot convert value of type 'Never' to specified type 'String'
