// swift-format-ignore-file
struct S { var x: Int
  init?(_ n: Int) {
    if n < 0 { return nil }
    print(n)
  }  // error: return from initializer without initializing all stored properties
}
