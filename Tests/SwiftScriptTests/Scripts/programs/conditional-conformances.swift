// swift-format-ignore-file
// protocol oriented, conditional conformance, default impl, static dispatch
protocol Drawable { func draw(indent: Int) -> String; var name: String { get } }
extension Drawable { func draw() -> String { draw(indent: 0) }; var name: String { "\(type(of: self))" }; func tag() -> String { "default" } }
struct Leaf: Drawable { func draw(indent: Int) -> String { String(repeating: " ", count: indent) + name }; func tag() -> String { "leaf" } }
struct Group<T: Drawable>: Drawable { let items: [T]; var name: String { "Group<\(T.self)>" }
  func draw(indent: Int) -> String { ([String(repeating: " ", count: indent) + name] + items.map { $0.draw(indent: indent + 2) }).joined(separator: "\n") } }
extension Array: Drawable where Element: Drawable { func draw(indent: Int) -> String { map { $0.draw(indent: indent) }.joined(separator: ",") } }
extension Optional: Drawable where Wrapped: Drawable { func draw(indent: Int) -> String { self?.draw(indent: indent) ?? "nil" } }
print(Group(items: [Leaf(), Leaf()]).draw())
print([Leaf()].draw(), [[Leaf()], []].draw(), Optional(Leaf()).draw(), (nil as Leaf?).draw())
let d: any Drawable = Leaf()
print(d.tag(), Leaf().tag(), d.name, (d as? Leaf)?.tag() ?? "-", [Leaf()].name)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static let empty = ""; static func <> (a: String, b: String) -> String { a + b } }
extension Array: Monoid { static var empty: [Element] { [] }; static func <> (a: [Element], b: [Element]) -> [Element] { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (x?, y?): x <> y; case (let x?, nil), (nil, let x?): x; default: nil } } }
extension Sequence where Element: Monoid { func fold() -> Element { reduce(.empty, <>) } }
print([1, 2, 3].fold(), ["a", "b"].fold(), [[1], [2, 3]].fold(), [Optional(1), nil, 4].fold() as Any)
struct Pair<A, B> { var a: A, b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a.description)|\(b)>" } }
extension Pair where A == B { var swapped: Pair { Pair(a: b, b: a) }; func map<C>(_ f: (A) -> C) -> Pair<C, C> { .init(a: f(a), b: f(b)) } }
print([Pair(a: 2, b: "x"), Pair(a: 1, b: "z"), Pair(a: 1, b: "y")].sorted(), Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count, Pair(a: 1, b: 2).swapped, Pair(a: 1, b: 2).map { "\($0)" }, Pair(a: [1], b: 2), Pair(a: 1, b: 2) == Pair(a: 1, b: 2))
protocol Repo { associatedtype Model: Identifiable & CustomStringConvertible; var items: [Model.ID: Model] { get set } }
extension Repo { mutating func save(_ m: Model) { items[m.id] = m }; func find(_ id: Model.ID) -> Model? { items[id] }; var all: [Model] { items.values.sorted { $0.description < $1.description } } }
nonisolated struct User: Identifiable, CustomStringConvertible { let id: Int; var description: String { "u\(id)" } }
struct UserRepo: Repo { var items: [Int: User] = [:] }
var repo = UserRepo(); repo.save(User(id: 2)); repo.save(User(id: 1))
print(repo.all, repo.find(1)!, repo.find(9) as Any)
class Base { func hello() -> String { "base" }; class var kind: String { "B" }; required init() {}; static func make() -> Self { Self() } }
final class Derived: Base { override func hello() -> String { "derived+" + super.hello() }; override class var kind: String { "D" } }
func make<T: Base>(_ t: T.Type) -> T { t.init() }
print(make(Derived.self).hello(), Derived.make().hello(), (Derived() as Base).hello(), type(of: Derived() as Base).kind, [Base.self, Derived.self].map { $0.kind })
protocol Copyable2 { func copy() -> Self }
extension Derived: Copyable2 { func copy() -> Self { self } }
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R; func visit(_ s: String) -> R }
struct Len: Visitor { func visit(_ n: Int) -> Int { n }; func visit(_ s: String) -> Int { s.count } }
struct Show: Visitor { func visit(_ n: Int) -> String { "n\(n)" }; func visit(_ s: String) -> String { "s\(s)" } }
func walk<V: Visitor>(_ v: V) -> [V.R] { [v.visit(3), v.visit("ab")] }
print(walk(Len()), walk(Show()))
protocol P1 { func f() -> String }; protocol P2: P1 { func g() -> String }
extension P1 { func f() -> String { "P1" } }; extension P2 { func f() -> String { "P2" }; func g() -> String { f() } }
struct X: P2 {}; struct Y: P2 { func f() -> String { "Y" } }
print(X().f(), X().g(), Y().g(), (X() as P1).f(), (Y() as P1).f())
typealias Handler<T> = (Result<T, any Error>) -> Void
func run<T>(_ v: T, _ h: Handler<T>) { h(.success(v)) }
run(3) { if case .success(let x) = $0 { print(x) } }
print(type(of: run as (Int, Handler<Int>) -> Void))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(5.clamped(0...3), "m".clamped("a"..."f"), 2.5.clamped(0...9))
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension BinaryInteger { var isEven: Bool { self % 2 == 0 } }
print([1, 2].total, [1.5, 2].total, (1...4).total, 4.isEven, UInt8(3).isEven, Set([1, 2]).total)
// expect: Group<Leaf>
// expect:   Leaf
// expect:   Leaf
// expect: Leaf Leaf, Leaf nil
// expect: default leaf Leaf leaf Array<Leaf>
// expect: 6 ab [1, 2, 3] Optional(5)
// expect: [<1|y>, <1|z>, <2|x>] 1 <2|1> <1|2> <[1]|2> true
// expect: [u1, u2] u1 nil
// expect: derived+base derived+base derived+base D ["B", "D"]
// expect: [3, 2] ["n3", "sab"]
// expect: P2 P2 Y P2 Y
// expect: 3
// expect: (Int, (Result<Int, Error>) -> ()) -> ()
// expect: 3 f 2.5
// expect: 3 3.5 10 true false 3
