// swift-format-ignore-file
protocol Copy { func copy() -> Self; init(); mutating func reset() ; static func + (a: Self, b: Self) -> Self }
extension Copy { func twice() -> (Self, Self) { (copy(), copy()) }; func plusSelf() -> Self { self + self } }
struct V: Copy { var n = 0; func copy() -> V { V(n: n) }; mutating func reset() { n = 0 }; static func + (a: V, b: V) -> V { V(n: a.n + b.n) } }
final class Obj: Copy { var n = 5; init() {}; func copy() -> Obj { let o = Obj(); o.n = n; return o }; func reset() { n = 1 }; static func + (a: Obj, b: Obj) -> Obj { let o = Obj(); o.n = a.n + b.n; return o } }
print(V(n: 3).twice(), V(n: 4).plusSelf().n, Obj().plusSelf().n)
func fresh<T: Copy>(_ t: T) -> T { var x = T.init(); x.reset(); return x + t }
print(fresh(V(n: 9)).n, fresh(Obj()).n)
struct Box<T> { var v: T }
protocol P { var name: String { get } }
struct A: P { let name = "A" }
struct B: P { var name: String { "B\(n)" }; var n = 1 }
func show(_ b: Box<some P>) { print(b.v.name) }
func showAll(_ xs: [some P]) { print(xs.map(\.name)) }
func dict(_ d: [String: some P]) { for k in d.keys.sorted() { print(k, d[k]!.name) } }
func opt(_ o: (some P)?) { print(o?.name ?? "nil") }
show(Box(v: A())); showAll([B(n: 1), B(n: 2)]); dict(["x": A()]); opt(B()); opt(nil as A?)
func generic<T: P>(_ t: T) -> String { "\(T.self):\(t.name)" }
let ps: [any P] = [A(), B(n: 7)]
for p in ps { print(generic(p)) }
print(ps.map { generic($0) }, ps.map(\.name))
func pairUp<T: P, U: P>(_ t: T, _ u: U) -> String { t.name + u.name }
print(pairUp(ps[0], ps[1]))
func wrap<T: P>(_ t: T) -> Box<T> { Box(v: t) }
func list(_ c: any Collection<Int>) -> Int { c.count }
print(list([1, 2]), list(Set([1])), list(1...5))
let cs: [any Collection<Int>] = [[1, 2], 3...5, Set([9])]
for c in cs { print(c.reduce(0, +), c.count, c.first!) ; for x in c { print(x, terminator: " ") }; print() }
func total(_ c: some Collection<Int>) -> Int { c.reduce(0, +) }
print(cs.map { total($0) })
func same<T: Equatable>(_ a: T, _ b: any Equatable) -> Bool { a == (b as? T) }
let es: [any Equatable] = [1, "a"]
print(same(1, es[0]), same("b", es[1]))
func eq(_ a: any Equatable, _ b: any Equatable) -> Bool { func go<T: Equatable>(_ x: T) -> Bool { x == b as? T }; return go(a) }
print(eq(es[0], 1), eq(es[1], 1))
// expect: (main.V(n: 3), main.V(n: 3)) 8 10
// expect: 9 6
// expect: A
// expect: ["B1", "B2"]
// expect: x A
// expect: B1
// expect: nil
// expect: A:A
// expect: B:B7
// expect: ["A:A", "B:B7"] ["A", "B7"]
// expect: AB7
// expect: 2 1 5
// expect: 3 2 1
// expect: 1 2 
// expect: 12 3 3
// expect: 3 4 5 
// expect: 9 1 9
// expect: 9 
// expect: [3, 12, 9]
// expect: true false
// expect: true false
