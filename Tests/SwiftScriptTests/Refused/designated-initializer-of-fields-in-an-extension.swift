// swift-format-ignore-file
class A { var n: Int; init(n: Int) { self.n = n } }
extension A { init(m: Int) { n = m } }  // error: designated initializer cannot be declared in an extension of 'A'; did you mean this to be a convenience initializer?
