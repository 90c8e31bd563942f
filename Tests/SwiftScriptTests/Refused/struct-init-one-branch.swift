// swift-format-ignore-file
struct S { let a: Int; var b: Int
  init(_ x: Bool) {
    if x { a = 1 }
    b = 2
  }  // error: return from initializer without initializing all stored properties
}
