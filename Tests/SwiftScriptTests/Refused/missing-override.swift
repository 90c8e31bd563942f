class Base {
  init() {}
  func layout() {}
}
class Card: Base {
  func layout() {}  // error: overriding declaration requires an 'override' keyword
}
