// swift-format-ignore-file
class Card {
  let title: String
  init(title: String) { self.title = title }
  convenience init() {
    self.title = "a"  // error: 'let' property 'title' may not be initialized directly; use "self.init(...)" or "self = ..." instead
  }
}
