// swift-format-ignore-file
// A property whose didSet does not ask for the old value is changed where it lies: a change that an error ends is not told.
enum E: Error { case no }
func fail(_ n: inout Int) throws { n += 1; throw E.no }
struct S { var a = 0 { didSet { print("S.a", a) } }; var b = 0 { didSet { print("S.b", oldValue) } }; var c = 0 { willSet { print("S.c") } }
  static var s = 0 { didSet { print("S.s") } }
  mutating func go() { try? fail(&a); try? fail(&b); try? fail(&c); print(a, b, c) } }
final class F { var a = 0 { didSet { print("F.a", a) } }; var b = 0 { didSet { print("F.b", oldValue) } }; var s = S() { didSet { print("F.s") } }
  func go() { try? fail(&a); try? fail(&b); try? fail(&s.a); print(a, b, s.a) } }
class C { var a = 0 { didSet { print("C.a", a) } }; var b = 0 { didSet { print("C.b", oldValue) } }; var l = [1] { didSet { print("C.l") } }
  func go() { try? fail(&a); try? fail(&b); try? fail(&l[0]); print(a, b, l) } }
var g = 0 { didSet { print("g") } }
var gl = [1] { didSet { print("gl") } }
var gs = S() { didSet { print("gs") } }
var s = S(); s.go(); try? fail(&s.a); F().go(); let c = C(); c.go(); try? fail(&c.a); try? fail(&c.l[0])
try? fail(&g); try? fail(&gl[0]); try? fail(&gs.a); try? fail(&S.s)
func local() { var v = 0 { didSet { print("v") } }; try? fail(&v); print(v) }
local()
struct M { var n = 0; mutating func f() throws { n += 1; throw E.no } }
class H { var m = M() { didSet { print("H.m", m.n) } } }
struct K { var m = M() { didSet { print("K.m", m.n) } } }
let h = H(); try? h.m.f(); var k = K(); try? k.m.f(); print(h.m.n, k.m.n)
struct G<T> { var w: T { didSet { print("G") } }; mutating func run(_ f: (inout T) throws -> Void) rethrows { try f(&w) } }
var q = G(w: 1); try? q.run { $0 = 5; throw E.no }; print(q.w)
// expect: S.b 0
// expect: S.c
// expect: 1 1 1
// expect: F.b 0
// expect: 1 1 1
// expect: C.b 0
// expect: 1 1 [2]
// expect: g
// expect: gl
// expect: gs
// expect: v
// expect: 1
// expect: 1 1
// expect: 5
