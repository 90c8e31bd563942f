// swift-format-ignore-file
let xs = [1]
let n = 2.5
let y = xs.filter { $0 > n }  // error: cannot convert value of type 'Double' to expected argument type 'Int'
