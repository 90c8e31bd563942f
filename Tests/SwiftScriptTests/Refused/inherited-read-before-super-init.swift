// swift-format-ignore-file
class A { var x = 1; init() {} }
class B: A {
  var y: Int
  init(a: Int) {
    y = a
    print(x) // error: 'self' used in property access 'x' before 'super.init' call
    super.init()
  }
}
