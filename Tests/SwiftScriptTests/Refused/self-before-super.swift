class Base { init() {} }
class Card: Base {
  func layout() {}
  override init() {
    layout()  // error: 'self' used in method call 'layout' before 'super.init' call
    super.init()
  }
}
