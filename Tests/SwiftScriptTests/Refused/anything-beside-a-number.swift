// swift-format-ignore-file
let a: Any = 1
let r = a == 1  // error: cannot convert value of type 'Any' to expected argument type 'Int'
