// swift-format-ignore-file
let number: Int? = 5
let sum: Int = number  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
