// swift-format-ignore-file
struct V {
  func insert(_ x: Int, at place: Int) {}
  func insert(_ x: Int, above other: String) {}
}
V().insert(1, index: 2)  // error: incorrect argument label in call (have '_:index:', expected '_:at:')
