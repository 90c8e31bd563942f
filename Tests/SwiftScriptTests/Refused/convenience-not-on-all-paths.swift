// swift-format-ignore-file
class A { var title: String
  init(title: String) { self.title = title }
  convenience init(n: Int) {
    if n > 1 { self.init(title: "a") }
  }  // error: 'self.init' isn't called on all paths before returning from initializer
}
