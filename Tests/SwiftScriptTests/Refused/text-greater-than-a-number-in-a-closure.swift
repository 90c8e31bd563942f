// swift-format-ignore-file
let xs = ["a"]
let y = xs.filter { $0 > 1 }  // error: cannot convert value of type 'String' to expected argument type 'Int'
