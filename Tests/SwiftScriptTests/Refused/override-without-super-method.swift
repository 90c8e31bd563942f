// swift-format-ignore-file
class A {}
class B: A { override func f() {} }  // error: method does not override any method from its superclass
