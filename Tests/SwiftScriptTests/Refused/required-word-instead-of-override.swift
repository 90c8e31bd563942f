// swift-format-ignore-file
class A { required init() {} }
class B: A { override init() { super.init() } }  // error: use the 'required' modifier to override a required initializer
