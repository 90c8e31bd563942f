// swift-format-ignore-file
class A { let title: String
  init(title: String) { self.title = title }
  convenience init(n: Int) {
    title = "x"  // error: 'let' property 'title' may not be initialized directly; use "self.init(...)" or "self = ..." instead
  }
}
