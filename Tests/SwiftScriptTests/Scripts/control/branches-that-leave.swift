// swift-format-ignore-file
enum E: Error { case x }
func f(_ c: Bool) throws -> Int {
  let b = if c { print("b"); throw E.x } else { 2 }
  let e = switch c { case true: fatalError() case false: 5 }
  return b + e
}
print((try? f(true)) ?? -1, try f(false))
func word(_ c: Bool) -> String { if c { "return" } else { "x return y" } }
print(word(true), [true, false].map { if $0 { "return it" } else { "keep" } })
func g(_ n: Int) throws -> String {
  switch n {
  case 0: "zero"
  case 1...9: if n % 2 == 0 { "even" } else { "odd" }
  default: throw E.x
  }
}
print(try g(0), try g(4), try g(7), (try? g(20)) ?? "none")
struct Table { var rows = [1, 2]
  subscript(i: Int) -> Int { get { if i < rows.count { return rows[i] }; return 0 } set { rows[i] = newValue } } }
var t = Table(); t[1] = 9; print(t[0], t[1], t[5])
// expect: b
// expect: -1 7
// expect: return ["return it", "keep"]
// expect: zero even odd none
// expect: 1 9 0
