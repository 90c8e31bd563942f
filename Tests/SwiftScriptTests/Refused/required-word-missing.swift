// swift-format-ignore-file
class A { required init() {} }
class B: A { init() { super.init() } }  // error: 'required' modifier must be present on all overrides of a required initializer
