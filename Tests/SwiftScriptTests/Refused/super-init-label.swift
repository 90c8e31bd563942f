// swift-format-ignore-file
class Base {
  init(title: String) {}
}
class Card: Base {
  init() {
    super.init(name: "a")  // error: incorrect argument label in call (have 'name:', expected 'title:')
  }
}
