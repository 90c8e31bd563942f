// swift-format-ignore-file
class A { var a: Int
  init() {}  // error: return from initializer without initializing all stored properties
}
