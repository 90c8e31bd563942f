// swift-format-ignore-file
let t = ["a", "b"].reduce(0, +)  // error: cannot convert value of type 'String' to expected element type 'Int'
