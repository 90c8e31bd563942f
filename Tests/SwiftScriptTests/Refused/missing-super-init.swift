class Base {
  let a: Int
  init(a: Int) { self.a = a }
}
class Sub: Base {
  let b: Int
  init(b: Int) {
    self.b = b
  }  // error: 'super.init' isn't called on all paths before returning from initializer
}
