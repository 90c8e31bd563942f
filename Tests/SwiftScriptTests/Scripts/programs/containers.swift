// swift-format-ignore-file
// Stack/Queue protocols w/ default impl, conditional conformances, generic subscripts, where clauses
protocol Container { associatedtype Item; var count: Int { get }; subscript(i: Int) -> Item { get }; mutating func append(_ i: Item)
  associatedtype Iter: IteratorProtocol where Iter.Element == Item; func makeIter() -> Iter
  associatedtype Suffix: Container where Suffix.Item == Item; func suffix(_ n: Int) -> Suffix }
struct Stack<E>: Container { var items: [E] = []; var count: Int { items.count }; subscript(i: Int) -> E { items[i] }; mutating func append(_ e: E) { items.append(e) }
  func makeIter() -> IndexingIterator<[E]> { items.makeIterator() }
  func suffix(_ n: Int) -> Stack { Stack(items: items.suffix(n)) } }
extension Stack: Equatable where E: Equatable {}
extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral e: E...) { items = e } }
extension Container { subscript<S: Sequence>(ix: S) -> [Item] where S.Element == Int { ix.map { self[$0] } }
  func all() -> [Item] { var o: [Item] = []; var it = makeIter(); while let x = it.next() { o.append(x) }; return o } }
extension Container where Item: Equatable { func starts(with i: Item) -> Bool { count > 0 && self[0] == i }
  func index(of i: Item) -> Int? { (0..<count).first { self[$0] == i } } }
extension Container where Item == Double { func average() -> Double { all().reduce(0, +) / Double(count) } }
extension Container where Item: Sequence, Item.Element: Hashable { func distinct() -> Int { Set(all().flatMap { Array($0) }).count } }
func same<A: Container, B: Container>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable { a.count == b.count && (0..<a.count).allSatisfy { a[$0] == b[$0] } }
var s: Stack = ["a", "b", "c"]; s.append("d")
print(s[[0, 2]], s[1...2], s.all(), s.suffix(2).all(), s.starts(with: "a"), s.index(of: "c")!, same(s, ["a", "b", "c", "d"] as Stack), s == ["a"], s.distinct())
print(Stack([1.5, 2.5]).average(), Stack<[Int]>(items: [[1], [1, 2]]).distinct())
extension Stack { init(_ s: some Sequence<E>) { items = Array(s) } 
  func map<T>(_ f: (E) throws -> T) rethrows -> Stack<T> { Stack<T>(items: try items.map(f)) }
  func zip<O: Container>(_ o: O) -> Stack<(E, O.Item)> { Stack<(E, O.Item)>(items: (0..<min(count, o.count)).map { (self[$0], o[$0]) }) } }
print(s.map(\.count).all(), s.zip(Stack(1...3)).all(), Stack("hey").all())
extension Stack where E: Comparable { mutating func pushMax() { if let m = items.max() { append(m) } }; var isSorted: Bool { Swift.zip(items, items.dropFirst()).allSatisfy(<=) } }
s.pushMax(); print(s.isSorted, s.count)
protocol Default { init() }; extension Int: Default {}; extension String: Default {}; extension Array: Default {}; extension Optional: Default { init() { self = nil } }
extension Dictionary where Value: Default { subscript(d k: Key) -> Value { get { self[k] ?? Value() } set { self[k] = newValue } } }
var d: [String: Int] = [:]; d[d: "x"] += 5; var e: [Int: [String]] = [:]; e[d: 1].append("q"); print(d, e, [String: Int?]()[d: "z"] as Any)
func make<T: Default>(_: T.Type = T.self) -> T { T() }; let z: String = make(); print(z.isEmpty, make(Int.self), make([Int].self), (make() as Int?) as Any)
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }; print(Optional("").isNilOrEmpty, [Int]?.none.isNilOrEmpty, Optional([1]).isNilOrEmpty)
extension Result where Success: Collection { var total: Int { (try? get().count) ?? -1 } }; print(Result<String, any Error>.success("abc").total)
extension Array where Element == (String, Int) { var names: [String] { map(\.0) } }; print([("a", 1), ("b", 2)].names)
extension Sequence where Element: Sequence, Element.Element: Comparable { func maxOfMax() -> Element.Element? { compactMap { $0.max() }.max() } }; print([[1, 5], [], [3]].maxOfMax()!)
// expect: ["a", "c"] ["b", "c"] ["a", "b", "c", "d"] ["c", "d"] true 2 true false 4
// expect: 2.0 2
// expect: [1, 1, 1, 1] [("a", 1), ("b", 2), ("c", 3)] ["h", "e", "y"]
// expect: true 5
// expect: ["x": 5] [1: ["q"]] nil
// expect: true 0 [] nil
// expect: true true false
// expect: 3
// expect: ["a", "b"]
// expect: 5
