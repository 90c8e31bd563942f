// swift-format-ignore-file
let n = 5, d = 2.5
let r = n * d + 1  // error: cannot convert value of type 'Double' to expected argument type 'Int'
