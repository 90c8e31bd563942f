// swift-format-ignore-file
let xs = [1, 2]
let t = xs.reduce("") { $0 + $1 }  // error: cannot convert value of type 'Int' to expected argument type 'String'
