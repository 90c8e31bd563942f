// swift-format-ignore-file
struct S { let a: Int; var b: Int
  func sum() -> Int { a + b }
  init() {
    a = 1
    print(sum())  // error: 'self' used before all stored properties are initialized
    b = 2
  }
}
