// swift-format-ignore-file
class A { init?(x: Int) { if x < 0 { return nil } }
  convenience init() { self.init(x: 1) } } // error: a non-failable initializer cannot delegate to failable initializer 'init(x:)' written with 'init?'
