// swift-format-ignore-file
class A { init() {} }
class B: A { override init() { super.init() } }
let a = A()
let b = a as B  // error: 'A' is not convertible to 'B'
