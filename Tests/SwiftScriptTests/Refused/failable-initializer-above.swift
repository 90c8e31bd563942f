// swift-format-ignore-file
class A { init?(x: Int) { if x < 0 { return nil } } }
class B: A { init() { super.init(x: 1) } } // error: a non-failable initializer cannot chain to failable initializer 'init(x:)' written with 'init?'
