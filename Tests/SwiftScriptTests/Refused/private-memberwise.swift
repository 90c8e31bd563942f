// swift-format-ignore-file
struct S { let a: Int; private var b = 1 }
let s = S(a: 1, b: 2)  // error: 'S' initializer is inaccessible due to 'private' protection level
