// swift-format-ignore-file
let f = { (x: Int) in if x > 0 { return "a" } else { return 1 } }  // error: cannot convert value of type 'Int' to closure result type 'String'
