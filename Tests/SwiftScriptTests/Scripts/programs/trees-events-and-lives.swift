// swift-format-ignore-file
// Trees of nodes, events, overloads and lives.
// class × generics × closures × inheritance cross product
class Node<T> { var value: T { willSet { log.append("w") } didSet { log.append("d") } }; var log: [String] = []; weak var parent: Node?; var kids: [Node] = []; init(_ v: T) { value = v }; func add(_ v: T) -> Node { let n = Self.make(v); n.parent = self; kids.append(n); return n }; class func make(_ v: T) -> Node { Node(v) }; func fold<R>(_ r: R, _ f: (R, T) -> R) -> R { kids.reduce(f(r, value)) { $1.fold($0, f) } }; subscript(path: Int...) -> Node? { path.reduce(self as Node?) { n, i in n.flatMap { $0.kids.indices.contains(i) ? $0.kids[i] : nil } } }; func mapTree<U>(_ f: (T) -> U) -> Node<U> { let n = Node<U>(f(value)); n.kids = kids.map { let k = $0.mapTree(f); k.parent = n; return k }; return n } }
class Loud<T: CustomStringConvertible>: Node<T> { override class func make(_ v: T) -> Node<T> { print("loud", v); return Loud(v) }; override var value: T { didSet { print("now \(value.description)") } }; override func fold<R>(_ r: R, _ f: (R, T) -> R) -> R { print("fold", R.self); return super.fold(r, f) } }
let root = Loud(1); let k = root.add(2); _ = k.add(3); _ = root.add(4); root.value += 10; root[0]!.value = 20; root[0, 0]?.value *= 2; print(root.fold(0, +), root.fold("") { $0 + "\($1)," }, root[0, 0]?.parent === k, root[5] == nil, root.log, k.log)
let m = root.mapTree { "n\($0)" }; print(m.fold([String]()) { $0 + [$1] }, type(of: m), m is Loud<String>, type(of: k))
protocol Shape { var area: Double { get }; func scaled(_ k: Double) -> Self; static var unit: Self { get } }
extension Shape { static func * (s: Self, k: Double) -> Self { s.scaled(k) }; var double: Self { self * 2 }; func cmp<S: Shape>(_ o: S) -> String { area < o.area ? "\(Self.self)<\(S.self)" : "\(S.self)<=\(Self.self)" } }
struct Sq: Shape { var a: Double; var area: Double { a * a }; func scaled(_ k: Double) -> Sq { Sq(a: a * k) }; static let unit = Sq(a: 1) }
final class Circ: Shape { let r: Double; init(_ r: Double) { self.r = r }; var area: Double { 3 * r * r }; func scaled(_ k: Double) -> Circ { Circ(r * k) }; static var unit: Circ { Circ(1) } }
func grow<S: Shape>(_ s: S, _ n: Int) -> [S] { (1...n).map { s * Double($0) } }
print(grow(Sq.unit, 3).map(\.area), grow(Circ.unit, 2).map(\.area), Sq.unit.double.area, (Circ.unit * 3).area, Sq.unit.cmp(Circ.unit), Circ.unit.cmp(Sq.unit.double))
let shapes: [any Shape] = [Sq(a: 2), Circ(1)]; print(shapes.map { $0.double.area }, shapes.map { s in s.cmp(Sq.unit) }, shapes.max { $0.area < $1.area }.map { type(of: $0) }!); for s in shapes { print(type(of: s).unit.area, (s.scaled(0.5) as any Shape).area) }
class Event<A> { init() {}; private var hs: [(A) -> Bool] = []; @discardableResult func on(_ h: @escaping (A) -> Bool) -> Self { hs.append(h); return self }; func fire(_ a: A) { hs.removeAll { !$0(a) } }; var n: Int { hs.count } }
class Btn { init() {}; let tap = Event<(x: Int, y: Int)>(), key = Event<String>(), none = Event<Void>() }
let b = Btn(); var hits = 0; b.tap.on { p in hits += p.x; return hits < 5 }.on { $0.y > 0 }; b.key.on { print("key", $0); return false }; b.none.on { print("void"); return true }; b.tap.fire((x: 3, y: 1)); b.tap.fire((4, 0)); b.key.fire("a"); b.key.fire("b"); b.none.fire(()); print(hits, b.tap.n, b.key.n, b.none.n)
class A { init() {}; func f(_ x: Int) -> String { "A.int" }; func f(_ x: Double) -> String { "A.dbl" }; func f<T>(_ x: T) -> String { "A.gen \(T.self)" }; var d: String { f(1) + f(1.5) + f("s") } }; class B: A { override func f(_ x: Int) -> String { "B.int" }; override func f<T>(_ x: T) -> String { "B.gen/" + super.f(x) } }; print(A().d, B().d, (B() as A).f(true), B().f([1]))
class Res { let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") }; lazy var child = Res(n + ".c"); func use() -> Res { self } }
do { let r = Res("a"); _ = r.child.use(); var o: Res? = Res("b"); o = nil; print("mid"); let t = (Res("t1"), Res("t2")); _ = t.0; var arr = [Res("x"), Res("y")]; arr.remove(at: 0); print("end", arr.count, o == nil) }
func scope() { let r = Res("s"); defer { print("defer", r.n) }; guard r.n == "s" else { return }; let f = { [weak r] in r?.n ?? "gone" }; print(f()) }; scope()
struct Own { let r: Res; init?(_ n: String) { guard n.count < 3 else { return nil }; r = Res(n) } }; var own = Own("ok"); own = Own("toolong"); print(own == nil); _ = [Res("tmp")].map(\.n); if let o = Own("q"), o.r.n == "z" { print("no") } else { print("else") }; print("done")
// expect: loud 2
// expect: loud 3
// expect: loud 4
// expect: now 11
// expect: now 20
// expect: now 6
// expect: fold Int
// expect: fold Int
// expect: fold Int
// expect: fold Int
// expect: fold String
// expect: fold String
// expect: fold String
// expect: fold String
// expect: 41 11,20,6,4, true true ["w", "d"] ["w", "d"]
// expect: ["n11", "n20", "n6", "n4"] Node<String> false Loud<Int>
// expect: [1.0, 4.0, 9.0] [3.0, 12.0] 4.0 27.0 Sq<Circ Circ<Sq
// expect: [16.0, 12.0] ["Sq<=Sq", "Sq<=Circ"] Sq
// expect: 1.0 1.0
// expect: 3.0 0.75
// expect: key a
// expect: void
// expect: 7 0 0 1
// expect: A.intA.dblA.gen String B.intA.dblB.gen/A.gen String B.gen/A.gen Bool B.gen/A.gen Array<Int>
// expect: +a
// expect: +a.c
// expect: +b
// expect: -b
// expect: mid
// expect: +t1
// expect: +t2
// expect: +x
// expect: +y
// expect: -x
// expect: end 1 true
// expect: -y
// expect: -t1
// expect: -t2
// expect: -a
// expect: -a.c
// expect: +s
// expect: s
// expect: defer s
// expect: -s
// expect: +ok
// expect: -ok
// expect: true
// expect: +tmp
// expect: -tmp
// expect: +q
// expect: -q
// expect: else
// expect: done
