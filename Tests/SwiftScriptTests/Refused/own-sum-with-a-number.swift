// swift-format-ignore-file
struct P { static func + (a: P, b: P) -> P { a } }
let p = P()
let r = p + 1  // error: binary operator '+' cannot be applied to operands of type 'P' and 'Int'
