// swift-format-ignore-file
let t = (1, 2)
let r = t + 1  // error: cannot convert value of type '(Int, Int)' to expected argument type 'Int'
