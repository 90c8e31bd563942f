// swift-format-ignore-file
struct S { var a: Int; var b: Int
  init() {
    b = a  // error: 'self' used before all stored properties are initialized
    a = 1
  }
}
