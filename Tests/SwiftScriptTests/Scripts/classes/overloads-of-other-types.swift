// swift-format-ignore-file
class V { init() {}; func v(_ a: Double) -> String { "dbl" }; func v(_ s: String) -> String { "str" } }
class W: V { override func v(_ a: Double) -> String { "D2" } }
print(W().v(1.5), W().v("s"))
// expect: D2 str
