// swift-format-ignore-file
class A { init() {} }
class B: A { override init?() { return nil } }  // error: failable initializer 'init()' cannot override a non-failable initializer
