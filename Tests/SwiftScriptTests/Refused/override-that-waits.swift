// swift-format-ignore-file
class A { func f() {} }
class B: A { override func f() async {} } // error: method does not override any method from its superclass
