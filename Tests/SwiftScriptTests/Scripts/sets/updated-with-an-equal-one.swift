// swift-format-ignore-file
struct A: Hashable { var x: Int; var y: String; func hash(into h: inout Hasher) { h.combine(x) }; static func == (a: A, b: A) -> Bool { a.x == b.x } }
var s: Set = [A(x: 1, y: "a")]
s.update(with: A(x: 1, y: "c"))
print(s.first!.y)
// expect: c
