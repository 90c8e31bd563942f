// swift-format-ignore-file
let age: Int? = 3
let text: String = age ?? "none"  // error: cannot convert value of type 'Int?' to expected argument type 'String?'
