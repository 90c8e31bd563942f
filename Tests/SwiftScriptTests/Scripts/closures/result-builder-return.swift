// swift-format-ignore-file
// An explicit return switches a builder off.
@resultBuilder struct S { static func buildBlock(_ p: String...) -> String { p.joined() } }
@S func f() -> String { return "plain" }
func g(@S _ b: () -> String) -> String { b() }
print(f(), g { return "x" }, g { let a = "1"; return a })
func h(@S title: () -> String, @S body: () -> String) -> String { title() + "|" + body() }
print(h { "t"; "u" } body: { "b" })
let c: () -> String = { "z" }
print(g(c))
func maker(@S _ b: @escaping (Int) -> String) -> (Int) -> String { b }
print(maker { n in "a\(n)"; "b" }(3))
print(maker { "v\($0)"; "w" }(4))
class V { var n = 1
  @S func all() -> String { "n"; "\(n)"; helper() }
  private func helper() -> String { "h" }
  func use() -> String { g { helper(); "\(n)" } } }
print(V().all(), V().use())
// expect: plain x 1
// expect: tu|b
// expect: z
// expect: a3b
// expect: v4w
// expect: n1h h1
