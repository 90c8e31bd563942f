// swift-format-ignore-file
struct P { var x = 1 }
struct R { var origin = P() }
let r = R()
r.origin.x = 2  // error: cannot assign to property: 'r' is a 'let' constant
