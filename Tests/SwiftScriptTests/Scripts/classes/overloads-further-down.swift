// swift-format-ignore-file
class V { init() {}; func v(_ a: Double) -> String { "dbl" }; func go() -> String { v("x") }; func v(_ s: String) -> String { "str" } }
class W: V { override func v(_ a: Double) -> String { "D2" + super.v(a) + v("q") }; func v(_ b: Bool) -> String { "bool" } }
class X: W {}
print(X().v(1.5), X().v(true), W().go(), W().v("s"))
// expect: D2dblstr bool str str
