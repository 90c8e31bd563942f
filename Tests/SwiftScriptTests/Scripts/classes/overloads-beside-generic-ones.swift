// swift-format-ignore-file
class V { init() {}; func v<T>(_ x: T) -> String { "gen" }; func v(_ s: String) -> String { "str" } }
class W: V { func v(_ a: Int) -> String { "int" } }
class X: V { override func v(_ s: String) -> String { "xs" } }
print(W().v(1), W().v("a"), W().v(2.5), X().v("a"), X().v(1))
// expect: int str gen xs gen
