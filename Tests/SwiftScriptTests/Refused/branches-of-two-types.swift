// swift-format-ignore-file
let x = if Bool.random() { 1 } else { "a" }  // error: branches have mismatching types 'Int' and 'String'
