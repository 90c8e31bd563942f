// swift-format-ignore-file
struct S { var n = 0
  mutating func go() -> () -> Void {
    func bump() { n += 1 }
    [1].forEach { _ in bump() }
    return bump  // error: escaping local function captures mutating 'self' parameter
  }
}
