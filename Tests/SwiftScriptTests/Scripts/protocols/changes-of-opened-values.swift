// swift-format-ignore-file
protocol P { var n: Int { get set }; associatedtype X; var x: X { get set } }
struct S: P { var n = 0; var x = "s" }
struct E: Error {}
func bump<T: P>(_ p: inout T) -> String { p.n += 1; return "\(T.self)" }
func swapX<T: P>(_ p: inout T, _ x: T.X) throws { p.x = x; p.n += 5; throw E() }
extension P {
  mutating func risky<T>(_ v: T) throws -> T { n += 1; if n > 1 { throw E() }; print(T.self, Self.self); return v }
  var doubled: Int { get { n * 2 } set { n = newValue / 2; print(Self.self) } }
  mutating func take<T: P>(_ other: inout T) { n += other.n; other.n = 0; print(Self.self, T.self) }
}
var a: any P = S()
print(bump(&a), a.n)
do { print(try a.risky("v")) } catch { print(error) }
print(a.n)
a.doubled = 20
print(a.n, a.doubled)
var b: any P = S(n: 7)
a.take(&b)
print(a.n, b.n)
var list: [any P] = [S(n: 1), S(n: 2)]
print(bump(&list[1]), list.map(\.n))
list[0].take(&b)
print(list[0].n, b.n)
for i in list.indices { _ = try? list[i].risky(i) }
print(list.map(\.n))
struct Holder { var p: any P }
var h = Holder(p: S(n: 3))
print(bump(&h.p), h.p.n)
h.p.doubled = 8
print(h.p.n)
var s = S(n: 1)
do { try swapX(&s, "new") } catch { print(s.x, s.n) }
var o: (any P)? = S(n: 4)
o?.take(&b)
print(o!.n)

// expect: S 1
// expect: E()
// expect: 2
// expect: S
// expect: 10 20
// expect: S S
// expect: 17 0
// expect: S [1, 3]
// expect: S S
// expect: 1 0
// expect: [2, 4]
// expect: S 4
// expect: S
// expect: 4
// expect: new 6
// expect: S S
// expect: 4
