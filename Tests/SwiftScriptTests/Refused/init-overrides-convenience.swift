// swift-format-ignore-file
class A { convenience init(n: Int) { self.init() }; init() {} }
class B: A { override init(n: Int) { super.init() } }  // error: initializer does not override a designated initializer from its superclass
