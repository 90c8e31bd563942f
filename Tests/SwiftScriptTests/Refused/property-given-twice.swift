// swift-format-ignore-file
struct S { let a: Int
  init() {
    a = 1
    a = 2  // error: immutable value 'self.a' may only be initialized once
  }
}
