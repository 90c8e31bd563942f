// swift-format-ignore-file
struct S { var n: Int }
let a: S? = S(n: 1)
if a == S(n: 1) { print("x") }  // error: operator function '==' requires that 'S' conform to 'Equatable'
