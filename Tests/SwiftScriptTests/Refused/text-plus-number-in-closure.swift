// swift-format-ignore-file
let f: (Int) -> Int = { $0 + "a" }  // error: cannot convert value of type 'String' to expected argument type 'Int'
