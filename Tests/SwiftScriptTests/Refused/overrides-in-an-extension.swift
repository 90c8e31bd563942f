// swift-format-ignore-file
class A { init() {}
  func f() {} }
class B: A {}
extension B { override func f() {} }  // error: instance method 'f()' declared in 'A' cannot be overridden from extension
