// swift-format-ignore-file
class A { func f() -> Int { 1 } }
class B: A { override func f() -> String { "" } }  // error: method does not override any method from its superclass
