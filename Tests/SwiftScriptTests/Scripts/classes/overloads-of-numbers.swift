// swift-format-ignore-file
class V { init() {}; func v(_ a: Double) -> String { "dbl" }; func v(_ a: Int) -> String { "int" } }
class W: V { override func v(_ a: Double) -> String { "D2" } }
let n = 1
print(W().v(n), W().v(1))
// expect: int int
