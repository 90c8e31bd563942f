// swift-format-ignore-file
// custom collections / iterators / COW
nonisolated struct Stack<Element>: Sequence, ExpressibleByArrayLiteral, CustomStringConvertible {
  private var storage: [Element] = []
  init(arrayLiteral elements: Element...) { storage = elements }
  init() {}
  mutating func push(_ e: Element) { storage.append(e) }
  @discardableResult mutating func pop() -> Element? { storage.popLast() }
  var top: Element? { storage.last }
  func makeIterator() -> AnyIterator<Element> { var s = storage; return AnyIterator { s.popLast() } }
  var description: String { "Stack(\(storage))" }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element: Numeric { func sum() -> Element { reduce(0, +) } }
var s: Stack = [1, 2, 3]
s.push(4)
print(s, s.top!, Array(s), s.sum(), s == [1, 2, 3, 4], s.sorted(), s.contains(3), s.max()!)
for (i, x) in s.enumerated() where i % 2 == 0 { print(i, x) }
nonisolated final class Node<T> { var value: T; var next: Node?; init(_ v: T, _ n: Node? = nil) { value = v; next = n } }
nonisolated struct List<T>: Collection {
  private var head: Node<T>?
  private(set) var count = 0
  struct Index: Comparable { let n: Int; let node: Node<T>?
    static func == (a: Index, b: Index) -> Bool { a.n == b.n }
    static func < (a: Index, b: Index) -> Bool { a.n < b.n } }
  var startIndex: Index { Index(n: 0, node: head) }
  var endIndex: Index { Index(n: count, node: nil) }
  func index(after i: Index) -> Index { Index(n: i.n + 1, node: i.node?.next) }
  subscript(i: Index) -> T { i.node!.value }
  mutating func prepend(_ v: T) {
    if head != nil && !isKnownUniquelyReferenced(&head!) { print("shared") }
    head = Node(v, head); count += 1
  }
}
var li = List<String>()
for w in ["c", "b", "a"] { li.prepend(w) }
print(Array(li), li.first!, li.count, li.map { $0 + "!" }, li.firstIndex(of: "b")!.n)
print(li.isEmpty, li.min()!, li.joined(separator: "/"), li.dropFirst().first!, li.prefix(2).map { $0 }, li.reversed())
print(li[li.index(li.startIndex, offsetBy: 2)])
print(zip(li, 1...).map { "\($0)\($1)" })
nonisolated struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(10)), Fib().first { $0 > 50 }!, Array(Fib().lazy.filter { $0 % 2 == 0 }.prefix(4)))
print(Fib().dropFirst(3).prefix(2).map { $0 }, type(of: Fib().prefix(2)))
nonisolated struct Grid<T>: CustomStringConvertible {
  let w: Int, h: Int; private var cells: [T]
  init(_ w: Int, _ h: Int, _ v: T) { (self.w, self.h) = (w, h); cells = Array(repeating: v, count: w * h) }
  subscript(x: Int, y: Int) -> T { get { precondition(x < w && y < h, "out"); return cells[y * w + x] } set { cells[y * w + x] = newValue } }
  subscript(row y: Int) -> ArraySlice<T> { cells[y * w ..< (y + 1) * w] }
  var description: String { (0..<h).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
  func map<U>(_ f: (T) -> U) -> Grid<U> { var g = Grid<U>(w, h, f(cells[0])); for i in cells.indices { g.cells[i] = f(cells[i]) }; return g }
}
var g = Grid(3, 2, 0)
g[1, 1] = 5
g[2, 0] += 7
print(g)
print(g.map { $0 > 0 ? "x" : "." })
print(g[row: 1], g[row: 1].startIndex)
final class Storage { var items: [Int]; init(_ i: [Int]) { items = i } }
struct Cow { private var st = Storage([]); 
  mutating func add(_ x: Int) { if !isKnownUniquelyReferenced(&st) { print("copy"); st = Storage(st.items) }; st.items.append(x) }
  var items: [Int] { st.items } }
var c1 = Cow(); c1.add(1); var c2 = c1; c2.add(2); c1.add(3); c2.add(9)
print(c1.items, c2.items)
dump(c1)
struct Matrix { var rows: [[Double]]
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows.map { r in b.rows[0].indices.map { j in zip(r, b.rows.map { $0[j] }).reduce(0) { $0 + $1.0 * $1.1 } } }) } }
print((Matrix(rows: [[1, 2], [3, 4]]) * Matrix(rows: [[0, 1], [1, 0]])).rows)
// expect: Stack([1, 2, 3, 4]) 4 [4, 3, 2, 1] 10 true [1, 2, 3, 4] true 4
// expect: 0 4
// expect: 2 2
// expect: ["a", "b", "c"] a 3 ["a!", "b!", "c!"] 1
// expect: false a a/b/c b ["a", "b"] ["c", "b", "a"]
// expect: c
// expect: ["a1", "b2", "c3"]
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34] 55 [0, 2, 8, 34]
// expect: [2, 3] PrefixSequence<Fib>
// expect: 0 0 7
// expect: 0 5 0
// expect: . . x
// expect: . x .
// expect: [0, 5, 0] 3
// expect: copy
// expect: [1, 3] [1, 2, 9]
// expect: ▿ main.Cow
// expect:   ▿ st: main.Storage #0
// expect:     ▿ items: 2 elements
// expect:       - 1
// expect:       - 3
// expect: [[2.0, 1.0], [4.0, 3.0]]
