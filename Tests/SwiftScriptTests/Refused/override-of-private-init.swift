// swift-format-ignore-file
class A { private func f() {} ; private init(n: Int) {} ; init() {} }
class B: A { override init(n: Int) { super.init() } }  // error: initializer does not override a designated initializer from its superclass
