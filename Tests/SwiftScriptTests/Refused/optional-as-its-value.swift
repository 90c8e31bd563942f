// swift-format-ignore-file
let x = Int("5") as Int  // error: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
