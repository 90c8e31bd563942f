protocol Shape {
  var area: Double { get }; var name: String { get }; func scaled(by k: Double) -> Self
}
extension Shape {
  var name: String { "\(type(of: self))" };
  var summary: String { "\(name): \(Double(Int(area * 100)) / 100)" }
}
struct Circle: Shape {
  var r: Double; var area: Double { .pi * r * r };
  func scaled(by k: Double) -> Circle { .init(r: r * k) }
}
struct Rect: Shape, Hashable {
  var w, h: Double; var area: Double { w * h }; var name: String { w == h ? "Square" : "Rect" }
  func scaled(by k: Double) -> Self { Self(w: w * k, h: h * k) }
}
struct AnyShape: Shape {
  private let _area: () -> Double, _scaled: (Double) -> AnyShape; let name: String
  init<S: Shape>(_ s: S) {
    _area = { s.area }; _scaled = { AnyShape(s.scaled(by: $0)) }; name = "Any(\(s.name))"
  }
  var area: Double { _area() }; func scaled(by k: Double) -> AnyShape { _scaled(k) }
}
let shapes: [any Shape] = [
  Circle(r: 1), Rect(w: 2, h: 3), Rect(w: 2, h: 2), AnyShape(Circle(r: 2)),
]
for s in shapes { print(s.summary, "|", s.scaled(by: 2).summary) }
print(shapes.map(\.area).reduce(0, +) > 20, shapes.max { $0.area < $1.area }?.name ?? "")
func largest<S: Shape>(_ xs: [S]) -> S? { xs.max { $0.area < $1.area } }
func describe(_ s: some Shape) -> String { s.summary }
func make(_ big: Bool) -> some Shape { Rect(w: big ? 10 : 1, h: 1) }
print(
  largest([Rect(w: 1, h: 1), Rect(w: 3, h: 1)])?.w ?? 0, describe(make(true)),
  shapes.compactMap { $0 as? Rect }.count)
protocol Container {
  associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get };
  mutating func append(_ x: Item)
}
extension Container { var all: [Item] { (0..<count).map { self[$0] } } }
extension Container where Item: Comparable {
  func sortedItems() -> [Item] { all.sorted() }; var biggest: Item? { all.max() }
}
extension Container where Item == String { func joined() -> String { all.joined(separator: "+") } }
struct Box<T>: Container {
  private var xs: [T] = []; var count: Int { xs.count }; subscript(i: Int) -> T { xs[i] };
  mutating func append(_ x: T) { xs.append(x) }
}
struct Pair<A, B> {
  let a: A, b: B; func map<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) };
  func swapped() -> Pair<B, A> { .init(a: b, b: a) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
  static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) }
}
var box = Box<String>(); ["pear", "fig", "apple"].forEach { box.append($0) }
print(box.all, box.sortedItems(), box.biggest ?? "", box.joined())
func same<C1: Container, C2: Container>(_ a: C1, _ b: C2) -> Bool
where C1.Item == C2.Item, C1.Item: Equatable {
  a.count == b.count && zip(a.all, b.all).allSatisfy { $0 == $1 }
}
print(
  same(box, box),
  [Pair(a: 2, b: "x"), Pair(a: 1, b: "z"), Pair(a: 1, b: "y")].sorted().map { "\($0.a)\($0.b)" },
  Pair(a: 1, b: 2).swapped().map { $0 * 10 } == Pair(a: 20, b: 1))
enum Tree<T: Comparable> {
  case leaf; indirect case node(Tree, T, Tree)
  init(_ xs: [T]) { self = xs.reduce(.leaf) { $0.inserting($1) } }
  func inserting(_ x: T) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, x, .leaf)
    case let .node(l, v, r) where x < v: return .node(l.inserting(x), v, r)
    case let .node(l, v, r) where x > v: return .node(l, v, r.inserting(x))
    case .node: return self
    }
  }
  var inOrder: [T] {
    guard case let .node(l, v, r) = self else { return [] }; return l.inOrder + [v] + r.inOrder
  }
  var depth: Int { if case let .node(l, _, r) = self { 1 + max(l.depth, r.depth) } else { 0 } }
  func contains(_ x: T) -> Bool {
    switch self {
    case .leaf: false;
    case let .node(l, v, r): x == v || (x < v ? l.contains(x) : r.contains(x))
    }
  }
}
let t = Tree([5, 2, 8, 1, 9, 2])
print(t.inOrder, t.depth, t.contains(8), t.contains(7), Tree(["b", "a"]).inOrder)
@dynamicMemberLookup @dynamicCallable struct JS {
  var fields: [String: Int] = [:]
  subscript(dynamicMember n: String) -> Int {
    get { fields[n, default: 0] }
    set { fields[n] = newValue }
  }
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.reduce(0, +) }
}
var js = JS(); js.width = 4; js.width += 1
print(js.width, js.height, js(1, 2, 3))
protocol Default { init() }
extension Int: Default {}; extension String: Default {}; extension Array: Default {}
func fresh<T: Default>(_: T.Type = T.self) -> T { T() }
let e1: [Int] = fresh(); let e2 = fresh(String.self)
print(e1, e2.isEmpty, fresh() as Int)
extension Optional {
  func or(_ d: @autoclosure () -> Wrapped) -> Wrapped { self ?? d() };
  func filter(_ p: (Wrapped) -> Bool) -> Self { flatMap { p($0) ? $0 : nil } }
}
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
print(
  Int("x").or(7), Int("8").filter { $0 > 9 } == nil, ("" as String?).isNilOrEmpty,
  ([1] as [Int]?).isNilOrEmpty)

// expect: Circle: 3.14 | Circle: 12.56
// expect: Rect: 6.0 | Rect: 24.0
// expect: Square: 4.0 | Square: 16.0
// expect: Any(Circle): 12.56 | Any(Circle): 50.26
// expect: true Any(Circle)
// expect: 3.0 Rect: 10.0 2
// expect: ["pear", "fig", "apple"] ["apple", "fig", "pear"] pear pear+fig+apple
// expect: true ["1y", "1z", "2x"] true
// expect: [1, 2, 5, 8, 9] 3 true false ["a", "b"]
// expect: 5 0 6
// expect: [] true 0
// expect: 7 true true false
