// swift-format-ignore-file
@propertyWrapper struct Cl { var n: Int; var wrappedValue: Int { get { n } set { n = min(newValue, 9) } }; var projectedValue: Cl { self }
  init(wrappedValue: Int) { print("wrap"); n = min(wrappedValue, 9) }; init(projectedValue p: Cl) { print("proj"); n = p.n + 100 } }
func tick(_ s: String, _ n: Int) -> Int { print(s); return n }
func f(a: Int, @Cl b: Int, c: Int) { print("body", a, b, $b.n, c) }
f(a: tick("a", 1), b: tick("b", 20), c: tick("c", 3))
f(a: tick("a", 1), $b: Cl(wrappedValue: tick("b", 20)), c: tick("c", 3))
struct T { var k = 1; init(@Cl k: Int) { self.k = k + $k.n }
  func g(@Cl _ x: Int, y: Int = 5) -> Int { x * y + k }
  static func h(@Cl v: Int) -> Int { v } }
print(T(k: 50).g(3), T($k: Cl(wrappedValue: 1)).g(20, y: 2), T.h(v: 10), T.h($v: .init(wrappedValue: 2)))
func gen<X>(_ x: X, @Wr w: X) -> String { "\(x) \(w) \($w)" }
@propertyWrapper struct Wr<X> { var wrappedValue: X; var projectedValue: String { "proj" } }
print(gen(1, w: 2))
func loc() { func inner(@Cl q: Int) -> Int { q }; print(inner(q: 30), inner($q: Cl(wrappedValue: 3))) }
loc()
print([10, 2].map { f2(x: $0) })
func f2(@Cl x: Int) -> Int { x }
print([10, 2].map(f2))
class K { init() {}; func m(@Cl x: Int) -> Int { x }; }
class L: K { override init() {}; override func m(@Cl x: Int) -> Int { x + super.m(x: x) } }
print(L().m(x: 12), L().m($x: Cl(wrappedValue: 1)))
// expect: a
// expect: b
// expect: wrap
// expect: c
// expect: body 1 9 9 3
// expect: a
// expect: b
// expect: wrap
// expect: proj
// expect: c
// expect: body 1 109 109 3
// expect: wrap
// expect: wrap
// expect: wrap
// expect: proj
// expect: wrap
// expect: wrap
// expect: wrap
// expect: proj
// expect: 33 220 9 102
// expect: 1 2 proj
// expect: wrap
// expect: wrap
// expect: proj
// expect: 9 103
// expect: wrap
// expect: wrap
// expect: [9, 2]
// expect: wrap
// expect: wrap
// expect: [9, 2]
// expect: wrap
// expect: wrap
// expect: wrap
// expect: proj
// expect: wrap
// expect: 18 110
