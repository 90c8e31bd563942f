// swift-format-ignore-file
// Self, static requirements, primary associated types and operators.
// protocols: Self, static requirements, composition, primary associated types, existential opening
nonisolated protocol Shape: CustomStringConvertible { static var sides: Int { get }; var area: Double { get }; func scaled(_ k: Double) -> Self; init(unit: Double) }
nonisolated extension Shape { var description: String { "\(Self.self)(\(area))" }; static func biggest(_ s: [Self]) -> Self? { s.max { $0.area < $1.area } }; func bigger(than o: any Shape) -> Bool { area > o.area }; static func make(_ n: Int) -> [Self] { (1...n).map { Self(unit: Double($0)) } } }
nonisolated struct Sq: Shape { static let sides = 4; var a: Double; var area: Double { a * a }; func scaled(_ k: Double) -> Sq { Sq(a: a * k) }; init(a: Double) { self.a = a }; init(unit: Double) { a = unit } }
nonisolated class Tri: Shape { class var sides: Int { 3 }; let b: Double; var area: Double { b }; func scaled(_ k: Double) -> Self { Self(unit: b * k) }; required init(unit: Double) { b = unit } }
nonisolated final class Tri2: Tri { override class var sides: Int { 33 }; override var area: Double { super.area * 2 } }
let shapes: [any Shape] = [Sq(a: 2), Tri(unit: 3), Tri2(unit: 3)]
for s in shapes { print(s, s.scaled(2), type(of: s).sides, s.bigger(than: shapes[1]), type(of: s.scaled(1))) }
func area<S: Shape>(_ s: S) -> String { "\(S.self) \(S.sides) \(s.scaled(0.5))" }; print(shapes.map { area($0) }, Sq.make(3), Tri2.make(2), Sq.biggest(Sq.make(4)) as Any)
nonisolated protocol Store<Item> { associatedtype Item; var items: [Item] { get }; mutating func add(_ i: Item) }
nonisolated extension Store { var first: Item? { items.first }; func all(where f: (Item) -> Bool) -> [Item] { items.filter(f) } }
nonisolated extension Store where Item: Comparable { var top: Item? { items.max() } }; nonisolated extension Store<String> { var joined: String { items.joined(separator: "+") } }
nonisolated struct Mem<T>: Store { var items: [T] = []; mutating func add(_ i: T) { items.append(i) } }; nonisolated final class Obj<T>: Store { var items: [T] = []; func add(_ i: T) { items.insert(i, at: 0) } }
var st: any Store<Int> = Mem<Int>(); st.add(3); st.add(9); print(st.items, st.first as Any, st.all { $0 > 5 }); st = Obj<Int>(); st.add(1); st.add(2); print(st.items)
func fill(_ s: inout some Store<String>) { s.add("p"); s.add("q") }; var ms = Mem<String>(); fill(&ms); print(ms.joined, ms.top as Any); var os = Obj<String>(); fill(&os); print(os.joined)
func mk(_ b: Bool) -> any Store<Int> { b ? Mem(items: [1, 5, 2]) : Obj() }; print(mk(true).items.max() ?? 0, mk(false).items.isEmpty); func op<S: Store>(_ s: S) -> String where S.Item: Comparable { "\(s.top.map { "\($0)" } ?? "-")" }; print(op(Mem(items: [1, 5, 2])), op(ms))
nonisolated protocol A { func f() -> String }; nonisolated protocol B { func f() -> String }; nonisolated extension A { func f() -> String { "A" } }; nonisolated extension B { func f() -> String { "B" } }; nonisolated struct AB: A, B { func f() -> String { "AB" } }; let ab: any A & B = AB(); print((ab as any A).f(), (ab as any B).f()); func comp(_ x: A & B) -> String { (x as A).f() }; print(comp(AB()))
nonisolated protocol Ani: AnyObject { var name: String { get set } }; nonisolated class Dog: Ani { var name = "d"; weak var friend: (any Ani)? }; let dog: any Ani = Dog(); dog.name += "!"; print(dog.name, dog === dog, (dog as? Dog)?.friend == nil)
nonisolated extension Collection where Element: Shape { var total: Double { reduce(0) { $0 + $1.area } } }; nonisolated extension Array where Element == any Shape { var names: String { map { "\(type(of: $0))" }.joined(separator: ",") } }; print([Sq(a: 1), Sq(a: 2)].total, shapes.names)
nonisolated protocol Def { var n: Int { get }; func twice() -> Int }; nonisolated extension Def { func twice() -> Int { n * 2 }; func thrice() -> Int { n * 3 } }; nonisolated struct D1: Def { var n = 1; func twice() -> Int { 100 }; func thrice() -> Int { 1000 } }; let df: any Def = D1(); print(df.twice(), df.thrice(), D1().thrice()); func dg<T: Def>(_ t: T) -> Int { t.twice() + t.thrice() }; print(dg(D1()))
nonisolated protocol Eqy: Equatable { var id: Int { get } }; nonisolated extension Eqy { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }; nonisolated struct U: Eqy { let id: Int; let note: String }; print(U(id: 1, note: "a") == U(id: 1, note: "b"), [U(id: 2, note: "")].contains(U(id: 2, note: "z")), U(id: 1, note: "") != U(id: 2, note: ""))
func erase<T: Sequence>(_ s: T) -> AnySequence<T.Element> { AnySequence(s) }; print(Array(erase(1...3)), erase("ab").map { "\($0)" }); func pick(_ b: Bool) -> some Sequence<Int> { b ? [1, 2] : [3] }; print(pick(true).map { $0 + 1 }); let seqs: [any Sequence<Int>] = [[1, 2], 3...4, Set([5])]; print(seqs.map { $0.reduce(0, +) }, seqs.flatMap { Array($0) })
nonisolated struct Meter: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, AdditiveArithmetic { var v: Double; init(_ v: Double) { self.v = v }; init(floatLiteral v: Double) { self.v = v }; init(integerLiteral v: Int) { self.v = Double(v) }; static func < (a: Self, b: Self) -> Bool { a.v < b.v }; static func + (a: Self, b: Self) -> Self { Self(a.v + b.v) }; static func - (a: Self, b: Self) -> Self { Self(a.v - b.v) }; static var zero: Self { 0 } }
let ms2: [Meter] = [1, 2.5, 0.5]; print(ms2.max()!.v, ms2.reduce(.zero, +).v, (ms2[0] + 3).v, ms2.sorted().map(\.v), Meter(2) > 1.5, max(ms2[0], 7).v, (ms2.min() ?? 0).v, -1 < ms2[0]); func sum<T: AdditiveArithmetic>(_ x: [T]) -> T { x.reduce(.zero, +) }; print(sum(ms2).v, sum([1, 2]), sum([0.5, 1]))
// expect: Sq(4.0) Sq(16.0) 4 true Sq
// expect: Tri(3.0) Tri(6.0) 3 false Tri
// expect: Tri2(6.0) Tri2(12.0) 33 true Tri2
// expect: ["Sq 4 Sq(1.0)", "Tri 3 Tri(1.5)", "Tri2 33 Tri2(3.0)"] [Sq(1.0), Sq(4.0), Sq(9.0)] [Tri2(2.0), Tri2(4.0)] Optional(Sq(16.0))
// expect: [3, 9] Optional(3) [9]
// expect: [2, 1]
// expect: p+q Optional("q")
// expect: q+p
// expect: 5 true
// expect: 5 q
// expect: AB AB
// expect: AB
// expect: d! true true
// expect: 5.0 Sq,Tri,Tri2
// expect: 100 3 1000
// expect: 103
// expect: true true true
// expect: [1, 2, 3] ["a", "b"]
// expect: [2, 3]
// expect: [3, 7, 5] [1, 2, 3, 4, 5]
// expect: 2.5 4.0 4.0 [0.5, 1.0, 2.5] true 7.0 0.5 true
// expect: 4.0 3 1.5
