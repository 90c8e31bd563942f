// swift-format-ignore-file
class V { let n: Int; let m: Int
  init(n: Int) {
    self.n = n
    helper()  // error: 'self' used in method call 'helper' before all stored properties are initialized
    m = 2
  }
  func helper() {}
}
