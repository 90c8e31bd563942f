// swift-format-ignore-file
struct S { var n: Int }
let a = S(n: 1), b = S(n: 2)
print(a == b)  // error: binary operator '==' cannot be applied to two 'S' operands
