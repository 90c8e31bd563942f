// swift-format-ignore-file
// What parameters are left out may ask Self, or the type's own parameters.
protocol P { static var one: Int { get }; init(); var n: Int { get } }
extension P { func f(_ k: Int = Self.one) -> Int { k + n }; static func g(_ p: Self = Self()) -> String { "\(p)" }; func h(_ o: Self? = nil, _ t: Any.Type = Self.self) -> String { "\(t)" } }
struct A: P { static let one = 11; var n = 1 }
class B: P { class var one: Int { 22 }; required init() {}; var n: Int { 2 }; func m(_ k: Int = B.one) -> Int { k } }
class C: B { override class var one: Int { 33 } }
print(A().f(), B().f(), C().f(), A.g(), A().h(), C().h(), (C() as B).f())
func go<T: P>(_ t: T) -> Int { t.f() }
print(go(A()), go(C()), go(C() as B)); let xs: [any P] = [A(), C()]; for x in xs { print(x.f(3), x.n) }
struct G<T: P> { static var k: Int { T.one + 1 }; func f(_ x: Int = Self.k, _ y: Int = T.one) -> Int { x * 100 + y }; init(_ z: Int = Self.k) { print(z) } }
print(G<A>().f(), G<C>().f())
extension Array where Element == Int { static var seed: Int { 5 }; func plus(_ n: Int = Self.seed) -> [Int] { map { $0 + n } } }
print([1].plus())
enum E: Int, CaseIterable { case a, b; static let d = E.b; func x(_ o: E = .d, _ q: [E] = Self.allCases) -> Int { o.rawValue + q.count } }
print(E.a.x())
// expect: 12 24 35 A(n: 1) A C 24
// expect: 12 35 24
// expect: 4 1
// expect: 5 2
// expect: 12
// expect: 34
// expect: 1211 3433
// expect: [6]
// expect: 3
