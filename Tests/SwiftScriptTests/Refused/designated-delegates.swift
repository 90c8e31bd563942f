// swift-format-ignore-file
class A { var n = 0
  init(n: Int) { self.n = n }
  init() { self.init(n: 2) }  // error: designated initializer for 'A' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
}
