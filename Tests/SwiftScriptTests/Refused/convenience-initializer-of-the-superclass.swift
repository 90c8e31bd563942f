// swift-format-ignore-file
class A { init(n: Int) {}; convenience init() { self.init(n: 1) } }
class B: A { init(x: Int) { super.init() } }  // error: must call a designated initializer of the superclass 'A'
