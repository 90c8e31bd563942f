// swift-format-ignore-file
nonisolated struct Grid<Element>: Sequence, CustomStringConvertible {
  let rows: Int, cols: Int
  private var cells: [Element]
  init(rows: Int, cols: Int, repeating e: Element) {
    self.rows = rows; self.cols = cols; cells = Array(repeating: e, count: rows * cols)
  }
  subscript(r: Int, c: Int) -> Element {
    get { precondition(r < rows && c < cols); return cells[r * cols + c] }
    set { cells[r * cols + c] = newValue }
  }
  subscript(row r: Int) -> ArraySlice<Element> { cells[r * cols..<(r + 1) * cols] }
  func makeIterator() -> IndexingIterator<[Element]> { cells.makeIterator() }
  var description: String {
    (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(
      separator: "\n")
  }
  func map<T>(_ f: (Element) throws -> T) rethrows -> Grid<T> where Element: Equatable {
    var g = Grid<T>(rows: rows, cols: cols, repeating: try f(cells[0]))
    for r in 0..<rows { for c in 0..<cols { g[r, c] = try f(self[r, c]) } }
    return g
  }
}
var g = Grid(rows: 2, cols: 3, repeating: 0)
for r in 0..<2 { for c in 0..<3 { g[r, c] = r * 3 + c } }
print(g)
print(g.reduce(0, +), g.filter { $0 % 2 == 0 }, g.max() ?? -1, g.contains(4))
print(g.map { $0 * $0 })
nonisolated struct Ring<T>: RandomAccessCollection, MutableCollection, ExpressibleByArrayLiteral {
  private var items: [T]
  init(arrayLiteral elements: T...) { items = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> T {
    get { items[i % items.count] }
    set { items[i % items.count] = newValue }
  }
  mutating func rotate(by n: Int = 1) { items = Array(items[n...] + items[..<n]) }
}
var ring: Ring = ["a", "b", "c"]
ring.rotate()
print(Array(ring), ring[5], ring.last ?? "", Array(ring.reversed()), ring.firstIndex(of: "a") ?? -1)
ring.swapAt(0, 2)
ring[1] += "!"
print(ring.joined(separator: ","), ring.indices, ring.sorted(), ring.count)
nonisolated struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? { defer { n -= 1 }; return n >= 0 ? n : nil }
}
print(
  Array(Countdown(n: 4)), Countdown(n: 3).map { $0 * 2 },
  Countdown(n: 2).lazy.map { $0 + 1 }.first ?? 0)
for (i, x) in zip(1..., Countdown(n: 2)) { print(i, x, terminator: "; ") }
print()
nonisolated struct Bag<E: Hashable>: Collection {
  private var counts: [E: Int] = [:]
  private var order: [E] = []
  typealias Index = Int
  var startIndex: Int { 0 }
  var endIndex: Int { order.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> (element: E, count: Int) { (order[i], counts[order[i]] ?? 0) }
  mutating func add(_ e: E, _ n: Int = 1) {
    if counts[e] == nil { order.append(e) }; counts[e, default: 0] += n
  }
}
var bag = Bag<Character>()
for ch in "mississippi" { bag.add(ch) }
print(
  bag.map { "\($0.element)\($0.count)" }.joined(), bag.count, bag.isEmpty, bag.first?.element ?? "-"
)
print(
  bag.max { $0.count < $1.count }?.count ?? 0, bag.prefix(2).map(\.count),
  bag.dropFirst().reduce(0) { $0 + $1.count })
extension Collection where Element: Numeric { var total: Element { reduce(0, +) } }
extension Sequence where Element: Hashable {
  func uniqued() -> [Element] {
    var seen = Set<Element>(); return filter { seen.insert($0).inserted }
  }
  var histogram: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
extension Array {
  func chunked(_ n: Int) -> [[Element]] {
    stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) }
  }
  subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
}
print(
  [1, 2, 3].total, [1.5, 2].total, [3, 1, 3, 2, 1].uniqued(), "hello".uniqued(),
  [1, 2, 3, 4, 5].chunked(2), [1][safe: 3] as Any)
print("banana".histogram.sorted { $0.key < $1.key }.map { "\($0)\($1)" })

// expect: 0 1 2
// expect: 3 4 5
// expect: 15 [0, 2, 4] 5 true
// expect: 0 1 4
// expect: 9 16 25
// expect: ["b", "c", "a"] a a ["a", "c", "b"] 2
// expect: a,c!,b 0..<3 ["a", "b", "c!"] 3
// expect: [4, 3, 2, 1, 0] [6, 4, 2, 0] 3
// expect: 1 2; 2 1; 3 0; 
// expect: m1i4s4p2 4 false m
// expect: 4 [1, 4] 10
// expect: 6 3.5 [3, 1, 2] ["h", "e", "l", "o"] [[1, 2], [3, 4], [5]] nil
// expect: ["a3", "b1", "n2"]
