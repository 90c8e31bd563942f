// swift-format-ignore-file
let xs = [1, 2]
let y = xs.map { $0 * "a" }  // error: cannot convert value of type 'String' to expected argument type 'Int'
