// swift-format-ignore-file
struct S { let a = 1
  init() {
    a = 2  // error: immutable value 'self.a' may only be initialized once
  }
}
