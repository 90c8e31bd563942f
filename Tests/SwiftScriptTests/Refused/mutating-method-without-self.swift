// swift-format-ignore-file
struct S { var n = 0
  mutating func bump() { n += 1 }
  func f() { bump() } }  // error: cannot use mutating member on immutable value: 'self' is immutable
