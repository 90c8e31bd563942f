// swift-format-ignore-file
class A { init() {} }
class B: A { init(y: Int) { super.init(); print(y); super.init() } } // error: 'super.init' called multiple times in initializer
