// swift-format-ignore-file
class V { var k: String; init(_ a: Int) { k = "i" }; init(_ s: String) { k = "s" }; subscript(i: Int) -> String { "si" }; subscript(s: String) -> String { "ss" } }
class W: V { override init(_ a: Int) { super.init(a); k += "2" }; override init(_ s: String) { super.init(s) }; override subscript(i: Int) -> String { "w" + super[i] } }
print(W(1).k, W("a").k, W(1)[0], W(1)["q"])
class Y: V { override subscript(s: String) -> String { "y" } }
print(Y(1)[0], Y("s")["k"], Y("s").k)
// expect: i2 s wsi ss
// expect: si y s
