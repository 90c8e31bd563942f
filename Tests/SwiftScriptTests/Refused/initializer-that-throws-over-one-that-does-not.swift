// swift-format-ignore-file
class A { init() {} }
class B: A { override init() throws { super.init() } } // error: cannot override non-throwing initializer with throwing initializer
