// swift-format-ignore-file
let n: Int? = 4
if n > 3 { print("a") }  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
