// swift-format-ignore-file
class A { let a: Int
  init(_ x: Bool) {
    guard x else { return }
    a = 1
  }  // error: return from initializer without initializing all stored properties
}
