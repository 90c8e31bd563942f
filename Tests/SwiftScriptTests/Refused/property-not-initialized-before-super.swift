class Base { init() {} }
class Card: Base {
  let title: String
  override init() {
    super.init()  // error: property 'self.title' not initialized at super.init call
  }
}
