// swift-format-ignore-file
precedencegroup Comp { associativity: right
higherThan: AdditionPrecedence }
infix operator >>>: Comp
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let f = { (x: Int) in x + 1 } >>> { $0 * 2 } >>> { "\($0)" }
print(f(4))
// expect: 10
