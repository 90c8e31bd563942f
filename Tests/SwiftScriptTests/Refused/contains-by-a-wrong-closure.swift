// swift-format-ignore-file
let xs = [1]
let t = xs.contains { $0 > "a" }  // error: cannot convert value of type 'String' to expected argument type 'Int'
