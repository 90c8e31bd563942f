class Base { init() {} }
class Card: Base {
  override func layout() {}  // error: method does not override any method from its superclass
}
