// swift-format-ignore-file
// What types have is set through values that are types, whichever class or witness it is.
class A { class var shared: Int { get { store } set { store = newValue } }; static var store = 0; static var n = 0; init() { type(of: self).n += 1; type(of: self).shared += 2 } }
class B: A { static var m = 0; override class var shared: Int { get { m } set { m = newValue * 10 } } ; override init() { super.init(); B.m += 1 } }
_ = A(); _ = B(); print(A.n, A.store, B.m)
let t: A.Type = B.self; t.n += 5; t.shared = 4; print(A.n, B.m, t.shared)
protocol P { static var k: Int { get set } }
extension P { static var twice: Int { get { k * 2 } set { k = newValue / 2 } } }
struct S: P { static var k = 1; func go() { type(of: self).k += 1; Self.twice += 2 } }
S().go(); print(S.k)
func f<T: P>(_ t: T.Type) { t.k += 1; t.twice = 20; T.twice += 2; print(t.k) }
f(S.self)
let s: any P = S(); type(of: s).k += 1; type(of: s).twice += 4; print(S.k)
let ps: [any P.Type] = [S.self]; for p in ps { p.k = 3; p.twice += 4; print(p.k) }
// expect: 2 2 21
// expect: 7 40 40
// expect: 3
// expect: 11
// expect: 14
// expect: 5
