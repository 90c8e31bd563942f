// swift-format-ignore-file
let f = { (x: Int) -> String in x }  // error: declared closure result 'String' is incompatible with return type 'Int'
