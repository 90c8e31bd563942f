// swift-format-ignore-file
let b = true
let r = "x" + b  // error: cannot convert value of type 'Bool' to expected argument type 'String'
