class Base { required init(tag: Int) {} }
class Card: Base {
  init() { super.init(tag: 1) }
}  // error: 'required' initializer 'init(tag:)' must be provided by subclass of 'Base'
