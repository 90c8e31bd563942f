// swift-format-ignore-file
class A { var x = 1; init() {} }
class B: A {
  var y: Int
  override init() {
    y = 1
    x = 2 // error: 'self' used in property access 'x' before 'super.init' call
    super.init()
  }
}
