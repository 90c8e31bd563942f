// swift-format-ignore-file
let n = 5, d = 2.5
let t: Double = n * d  // error: cannot convert value of type 'Int' to expected argument type 'Double'
