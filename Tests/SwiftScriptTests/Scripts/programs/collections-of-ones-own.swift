// swift-format-ignore-file
// own collections and wrappers
nonisolated struct Stack<Element> { private(set) var items: [Element] = []; var top: Element? { items.last }; mutating func push(_ e: Element) { items.append(e) }; @discardableResult mutating func pop() -> Element? { items.popLast() } }
nonisolated extension Stack: Sequence { func makeIterator() -> AnyIterator<Element> { var i = items.count; return AnyIterator { i -= 1; return i >= 0 ? items[i] : nil } } }
nonisolated extension Stack: ExpressibleByArrayLiteral { init(arrayLiteral elements: Element...) { items = elements } }
nonisolated extension Stack: CustomStringConvertible where Element: CustomStringConvertible { var description: String { "<" + items.map(\.description).joined(separator: "|") + ">" } }
nonisolated extension Stack: Equatable where Element: Equatable {}
nonisolated extension Stack: Hashable where Element: Hashable {}
var s: Stack = [1, 2, 3]; s.push(4)
print(s, s.map { $0 * 2 }, s == [1, 2, 3, 4], Set([s, s]).count, s.max() ?? 0, s.first { $0 < 4 } ?? -1, s.sorted(), s.reduce(0, +), s.contains(3), Array(s.prefix(2)), s.dropFirst().first { _ in true } ?? 0)
s.pop(); print(s.top!, zip(s, "abc").map { "\($0)\($1)" }, s.enumerated().map { $0.offset * $0.element }, Array(s.lazy.filter { $0 > 1 }))
nonisolated struct Ring<T>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  private var store: [T] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { store.count }
  subscript(i: Int) -> T { get { store[(i % count + count) % count] } set { store[(i % count + count) % count] = newValue } }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == T { store.replaceSubrange(r, with: c) }
}
var r = Ring<String>(); r.append("a"); r += ["b", "c"]; r[-1] = "z"; r.swapAt(0, 1); r.insert("q", at: 1); r.remove(at: 0); r.sort()
print(Array(r), r[7], r.reversed().joined(), r.firstIndex(of: "q")!, r.last!, r.count, r.indices, r.map { $0 + "!" }, r.isEmpty, r.shuffled().count)
r.removeAll { $0 == "a" }; r.append(contentsOf: ["m", "n"]); print(Array(r), Array(r[1..<3]), r.dropLast(2).count, r.split(separator: "m").map(Array.init), r.partition { $0 > "n" })
nonisolated struct Matrix<T: Numeric> { let rows, cols: Int; var grid: [T]
  init(_ rows: Int, _ cols: Int, _ v: T = 0) { (self.rows, self.cols) = (rows, cols); grid = Array(repeating: v, count: rows * cols) }
  init(_ a: [[T]]) { self.init(a.count, a.first?.count ?? 0); for (i, row) in a.enumerated() { for (j, x) in row.enumerated() { self[i, j] = x } } }
  subscript(r: Int, c: Int) -> T { get { grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
  subscript(row r: Int) -> ArraySlice<T> { grid[r * cols..<(r + 1) * cols] }
  static func * (a: Self, b: Self) -> Self { var m = Self(a.rows, b.cols); for i in 0..<a.rows { for j in 0..<b.cols { m[i, j] = (0..<a.cols).reduce(0) { $0 + a[i, $1] * b[$1, j] } } }; return m }
  var transposed: Matrix { var m = Matrix(cols, rows); for i in 0..<rows { for j in 0..<cols { m[j, i] = self[i, j] } }; return m }
  static prefix func - (m: Matrix) -> Matrix { var n = m; n.grid = m.grid.map { 0 - $0 }; return n }
}
nonisolated extension Matrix where T: BinaryFloatingPoint { var norm: T { grid.map { $0 * $0 }.reduce(0, +).squareRoot() } }
let m = Matrix([[1, 2], [3, 4]]); print((m * m).grid, m.transposed.grid, (-m).grid, Array(m[row: 1]), Matrix([[3.0, 4.0]]).norm)
nonisolated final class Node<K: Comparable, V> { let key: K; var value: V; var left, right: Node?; init(_ k: K, _ v: V) { key = k; value = v } }
nonisolated struct Tree<K: Comparable, V>: Sequence { private var root: Node<K, V>?; private(set) var count = 0
  subscript(k: K) -> V? { get { var n = root; while let c = n { if k == c.key { return c.value }; n = k < c.key ? c.left : c.right }; return nil }
    set { guard let v = newValue else { return }; func ins(_ n: Node<K, V>?) -> Node<K, V> { guard let n else { count += 1; return Node(k, v) }; if k == n.key { n.value = v } else if k < n.key { n.left = ins(n.left) } else { n.right = ins(n.right) }; return n }; root = ins(root) } }
  func makeIterator() -> AnyIterator<(key: K, value: V)> { var st: [Node<K, V>] = []; var cur = root
    return AnyIterator { while let c = cur { st.append(c); cur = c.left }; guard let n = st.popLast() else { return nil }; cur = n.right; return (n.key, n.value) } }
}
var t = Tree<String, Int>(); for (i, w) in ["m", "c", "x", "a", "d"].enumerated() { t[w] = i }; t["c"] = 10
print(t.map(\.key), t.count, t["c"] ?? 0, t["zz"] as Any, t.filter { $0.value > 2 }.map { $0.key }, t.min { $0.value < $1.value }!.key, Dictionary(uniqueKeysWithValues: t.map { ($0.key, $0.value) })["x"]!)
nonisolated struct LRU<Key: Hashable, Value> { private var d: [Key: Value] = [:], order: [Key] = []; let cap: Int; init(_ cap: Int) { self.cap = cap }
  mutating func get(_ k: Key) -> Value? { guard let v = d[k] else { return nil }; touch(k); return v }
  mutating func put(_ k: Key, _ v: Value) { d[k] = v; touch(k); if order.count > cap { d[order.removeFirst()] = nil } }
  private mutating func touch(_ k: Key) { order.removeAll { $0 == k }; order.append(k) }
  var keys: [Key] { order } }
var c = LRU<String, Int>(2); c.put("a", 1); c.put("b", 2); _ = c.get("a"); c.put("c", 3); print(c.keys, c.get("b") as Any)
nonisolated struct PQ<T> { private var h: [T] = []; let less: (T, T) -> Bool; init(_ less: @escaping (T, T) -> Bool) { self.less = less }
  mutating func push(_ x: T) { h.append(x); var i = h.count - 1; while i > 0, less(h[i], h[(i - 1) / 2]) { h.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? { guard !h.isEmpty else { return nil }; h.swapAt(0, h.count - 1); let x = h.removeLast(); var i = 0
    while true { var b = i; for k in [2 * i + 1, 2 * i + 2] where k < h.count && less(h[k], h[b]) { b = k }; if b == i { return x }; h.swapAt(i, b); i = b } } }
var q = PQ<(String, Int)> { $0.1 < $1.1 }; for p in [("x", 3), ("y", 1), ("z", 2)] { q.push(p) }; while let (n, p) = q.pop() { print(n, p, terminator: ";") }; print()
nonisolated struct Trie { private var kids: [Character: Trie] = [:], end = false
  mutating func insert<S: StringProtocol>(_ w: S) { guard let f = w.first else { end = true; return }; kids[f, default: Trie()].insert(w.dropFirst()) }
  func words(_ p: String = "") -> [String] { (end ? [p] : []) + kids.sorted { $0.key < $1.key }.flatMap { $1.words(p + String($0)) } }
  func find(_ p: Substring) -> Trie? { p.isEmpty ? self : p.first.flatMap { kids[$0]?.find(p.dropFirst()) } } }
var tr = Trie(); ["car", "cat", "dog", "ca"].forEach { tr.insert($0) }; print(tr.words(), tr.find("ca")?.words("ca") ?? [], tr.find("x") == nil)
nonisolated struct Bits: OptionSet, Hashable { let rawValue: Int; static let a = Bits(rawValue: 1 << 0), b = Bits(rawValue: 1 << 1); static let all: Bits = [.a, .b] }
nonisolated extension Bits: Sequence { func makeIterator() -> AnyIterator<Bits> { var left = rawValue; return AnyIterator { guard left != 0 else { return nil }; let low = left & -left; left ^= low; return Bits(rawValue: low) } } }
print(Bits.all.map(\.rawValue), Bits.all.subtracting(.a) == .b, Bits([.a]).union(.b).isSuperset(of: .all), [Bits.a: "x"][.a]!)
nonisolated struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { n > 0 ? { defer { n -= 1 }; return n }() : nil } }
print(Array(Countdown(n: 3)), Countdown(n: 4).reduce(1, *), Countdown(n: 2).map(String.init), zip(Countdown(n: 2), Countdown(n: 5)).map(-), Countdown(n: 5).prefix(2).map { $0 }, Countdown(n: 3).min()!)
nonisolated struct Chain<A: Sequence, B: Sequence>: Sequence where A.Element == B.Element { let a: A, b: B
  struct Iterator: IteratorProtocol { var i: A.Iterator, j: B.Iterator; mutating func next() -> A.Element? { i.next() ?? j.next() } }
  func makeIterator() -> Iterator { Iterator(i: a.makeIterator(), j: b.makeIterator()) } }
nonisolated extension Sequence { func chained<B: Sequence>(_ b: B) -> Chain<Self, B> where B.Element == Element { Chain(a: self, b: b) }; func interspersed(_ e: Element) -> [Element] { var o: [Element] = []; for x in self { if !o.isEmpty { o.append(e) }; o.append(x) }; return o }; func pairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }; func windows(_ n: Int) -> [[Element]] { let a = Array(self); return a.count < n ? [] : (0...(a.count - n)).map { Array(a[$0..<($0 + n)]) } }; func scan<T>(_ i: T, _ f: (T, Element) -> T) -> [T] { reduce(into: [i]) { $0.append(f($0.last!, $1)) } } }
print(Array([1, 2].chained(Countdown(n: 2))), "abc".interspersed("-"), String("abc".interspersed("-")), [1, 2, 3].pairs(), (1...4).windows(2), (1...4).scan(0, +), Array("ab".chained(["c"])))
// expect: <1|2|3|4> [8, 6, 4, 2] true 1 4 3 [1, 2, 3, 4] 10 true [4, 3] 3
// expect: 3 ["3a", "2b", "1c"] [0, 2, 2] [3, 2]
// expect: ["a", "q", "z"] q zqa 1 z 3 0..<3 ["a!", "q!", "z!"] false 3
// expect: ["q", "z", "m", "n"] ["z", "m"] 2 [["q", "z"], ["n"]] 2
// expect: [7, 10, 15, 22] [1, 3, 2, 4] [-1, -2, -3, -4] [3, 4] 5.0
// expect: ["a", "c", "d", "m", "x"] 5 10 nil ["a", "c", "d"] m 2
// expect: ["a", "c"] nil
// expect: y 1;z 2;x 3;
// expect: ["ca", "car", "cat", "dog"] ["ca", "car", "cat"] true
// expect: [1, 2] true true x
// expect: [3, 2, 1] 24 ["2", "1"] [-3, -3] [5, 4] 1
// expect: [1, 2, 2, 1] ["a", "-", "b", "-", "c"] a-b-c [(1, 2), (2, 3)] [[1, 2], [2, 3], [3, 4]] [0, 1, 3, 6, 10] ["a", "b", "c"]
