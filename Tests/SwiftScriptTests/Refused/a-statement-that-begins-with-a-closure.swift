// swift-format-ignore-file
let x = 5
{ print(x) }()  // error: top-level statement cannot begin with a closure expression
