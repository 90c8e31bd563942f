// swift-format-ignore-file
protocol Shape { var area: Double { get }; func name() -> String }
extension Shape {
  func name() -> String { "shape" }
  func kind() -> String { "ext kind" }
  func describe() -> String { "\(name()) \(kind()) \(area)" }
}
struct Square: Shape {
  var side: Double; var area: Double { side * side }; func name() -> String { "square" };
  func kind() -> String { "square kind" }
}
struct Dot: Shape { let area = 0.0 }
let shapes: [any Shape] = [Square(side: 2), Dot()]
for s in shapes { print(s.name(), s.kind(), s.describe()) }
print(Square(side: 1).kind(), Square(side: 1).describe())
func info<S: Shape>(_ s: S) -> String { "\(s.kind()) \(s.name())" }
print(info(Square(side: 3)), info(Dot()))
func info2(_ s: some Shape) -> String { "\(s.kind()) \(s.name())" }
print(info2(Square(side: 3)), info2(shapes[0]))
protocol Container {
  associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item); init()
}
extension Container {
  mutating func add(_ i: Item) { items.append(i) }; var count: Int { items.count };
  var last: Item? { items.last }
}
struct IntBag: Container { var items: [Int] = [] }
struct Bag<T>: Container { var items: [T] = [] }
var bag = IntBag(); bag.add(3); bag.add(4)
print(bag.count, bag.last!)
func fill<C: Container>(_ type: C.Type, _ xs: [C.Item]) -> C {
  var c = C(); for x in xs { c.add(x) }; return c
}
print(fill(Bag<String>.self, ["a", "b"]).items, fill(IntBag.self, [1]).items)
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool
where A.Item == B.Item, A.Item: Equatable { a.items == b.items }
var o = Bag<Int>(); o.add(3); o.add(4)
print(same(bag, o))
extension Container where Item: Comparable { func biggest() -> Item? { items.max() } }
print(bag.biggest()!)
protocol Named { static var title: String { get }; static func make() -> Self; init(n: Int) }
struct A: Named {
  let n: Int; static var title: String { "A" }; static func make() -> A { A(n: 1) }
}
final class B: Named {
  let n: Int; static let title = "B"; required init(n: Int) { self.n = n };
  static func make() -> Self { Self(n: 2) }
}
func build<T: Named>(_ t: T.Type) -> T { print(T.title); return T.make() }
print(build(A.self).n, build(B.self).n)
func gen<T: Named>() -> T { T(n: 7) }
let q: A = gen(); print(q.n)
extension Named { static func double() -> [Self] { [make(), make()] } }
print(A.double().count, B.double()[0].n)
extension Array where Element: Shape { var totalArea: Double { reduce(0) { $0 + $1.area } } }
print([Square(side: 1), Square(side: 2)].totalArea)
extension Array where Element == Int { func summed() -> Int { reduce(0, +) } }
print([1, 2].summed())
extension Collection { func second() -> Element? { dropFirst().first } }
print([1, 2, 3].second()!)
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print([1, 2, 3, 4, 5].chunked(2), ["a"][safe: 3] as Any, ["a"][safe: 0] as Any)
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
let n: String? = nil; print(n.orEmpty.isEmpty)
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }
}
print(5.clamped(to: 0...3), 1.5.clamped(to: 2...3), "m".clamped(to: "a"..."c"))
// expect: square ext kind square ext kind 4.0
// expect: shape ext kind shape ext kind 0.0
// expect: square kind square ext kind 1.0
// expect: ext kind square ext kind shape
// expect: ext kind square ext kind square
// expect: 2 4
// expect: ["a", "b"] [1]
// expect: true
// expect: 4
// expect: A
// expect: B
// expect: 1 2
// expect: 7
// expect: 2 2
// expect: 5.0
// expect: 3
// expect: 2
// expect: [[1, 2], [3, 4], [5]] nil Optional("a")
// expect: true
// expect: 3 2.0 c
