// swift-format-ignore-file
struct S { var n: Int }
let a = S(n: 1), b = S(n: 2)
print(max(a, b))  // error: global function 'max' requires that 'S' conform to 'Comparable'
