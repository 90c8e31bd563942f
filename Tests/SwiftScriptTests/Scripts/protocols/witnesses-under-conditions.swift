// swift-format-ignore-file
protocol Shape { var area: Double { get }; static var name: String { get }; init(side: Double) }
extension Shape { static var name: String { String(describing: Self.self) }; func bigger(than o: some Shape) -> Bool { area > o.area }; static func unit() -> Self { Self(side: 1) } }
struct Sq: Shape { let side: Double; var area: Double { side * side } }
final class Circ: Shape { let r: Double; required init(side: Double) { r = side }; var area: Double { 3 * r * r }; static var name: String { "O" } }
let kinds: [any Shape.Type] = [Sq.self, Circ.self]
for k in kinds { let s = k.init(side: 2); print(k.name, s.area, type(of: s).name, k.unit().area, s.bigger(than: Sq(side: 3))) }
func largest(_ s: any Shape...) -> (any Shape)? { s.max { $0.area < $1.area } }
print(largest(Sq(side: 5), Circ(side: 2)).map { type(of: $0).name } ?? "", largest() == nil)
protocol Container<Item> { associatedtype Item; var items: [Item] { get set }; mutating func add(_ i: Item); associatedtype Key: Hashable = String; func key(_ i: Item) -> Key }
extension Container { mutating func add(_ i: Item) { items.append(i) }; func index() -> [Key: [Item]] { Dictionary(grouping: items, by: key) } }
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) } }
extension Container where Key == String, Item: CustomStringConvertible { func key(_ i: Item) -> String { String(i.description.prefix(1)) } }
struct Bag<T: CustomStringConvertible>: Container { var items: [T] = [] }
struct Par: Container { var items: [Int] = []; func key(_ i: Int) -> Bool { i % 2 == 0 } }
var b = Bag<Int>(); b.add(12); b.add(15); b.add(2); var p = Par(); (1...5).forEach { p.add($0) }
print(b.index().mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }, b.sum, p.index()[true]!, p.sum)
func total(_ c: any Container<Int>) -> Int { c.items.reduce(0, +) }; print(total(b), total(p))
func merge<A: Container, B: Container>(_ a: A, _ b: B) -> [A.Item] where A.Item == B.Item { a.items + b.items }; print(merge(b, p))
var anyC: any Container<Int> = p; anyC.add(100); print(anyC.items.last!, p.items.count)
extension Array: Container where Element: CustomStringConvertible { var items: [Element] { get { self } set { self = newValue } } }
var arr = [3, 4]; arr.add(31); print(arr, arr.index().count, arr.sum)
struct Pair<A, B> { var a: A; var b: B }
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable { static func < (l: Self, r: Self) -> Bool { (l.a, l.b) < (r.a, r.b) } }
extension Pair: CustomStringConvertible where A: CustomStringConvertible { var description: String { "<\(a.description)|\(b)>" } }
extension Pair where A == B { mutating func flip() { swap(&a, &b) }; func map<C>(_ f: (A) throws -> C) rethrows -> Pair<C, C> { Pair<C, C>(a: try f(a), b: try f(b)) } }
var q = Pair(a: 3, b: 1); q.flip(); print(q, q.map { "\($0)!" }, [Pair(a: 2, b: "z"), Pair(a: 1, b: "y"), Pair(a: 2, b: "a")].sorted(), Set([q, q]).count, Pair(a: { 1 }, b: 2).b)
print([Pair(a: 1, b: 2): "k"][Pair(a: 1, b: 2)] ?? "", Pair(a: Pair(a: 1, b: 2), b: 3).a.b, q == Pair(a: 1, b: 3), max(q, Pair(a: 0, b: 9)))
// expect: Sq 4.0 Sq 1.0 false
// expect: O 12.0 O 3.0 true
// expect: Sq true
// expect: ["1=2", "2=1"] 29 [2, 4] 15
// expect: 29 15
// expect: [12, 15, 2, 1, 2, 3, 4, 5]
// expect: 100 5
// expect: [3, 4, 31] 2 38
// expect: <1|3> <1!|3!> [<1|y>, <2|a>, <2|z>] 1 2
// expect: k 2 true <1|3>
