// swift-format-ignore-file
let n: Int? = nil
let x: Int = n ?? fatalError("none")  // error: cannot convert value of type 'Never' to expected argument type 'Int'
