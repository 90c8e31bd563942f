// swift-format-ignore-file
struct Matrix<Element: Numeric> {
  var grid: [Element]
  func map<T>(_ f: (Element) -> T) -> Matrix<T> { Matrix<T>(grid: grid.map(f)) }
  func sum() -> Element { grid.reduce(.zero, +) }
}
extension Matrix where Element: BinaryFloatingPoint {
  var mean: Element { grid.reduce(0, +) / Element(grid.count) }
}
extension Matrix where Element: BinaryInteger {
  var mean: Element { sum() / Element(grid.count) }
  func shifted(by n: Int) -> [Element] { grid.map { $0 + Element(n) } }
}
struct Cache<Key: Hashable, Value> { var table: [Key: Value] = [:] }
func merge<K, V>(_ a: Cache<K, V>, _ b: Cache<K, V>) -> Cache<K, V> {
  Cache<K, V>(table: a.table.merging(b.table) { old, _ in old })
}
func keys<K>(_ s: Set<K>, _ more: [K]) -> Set<K> { s.union(more) }
func group<T, K>(_ list: [T], by: (T) -> K) -> [K: [T]] { Dictionary(grouping: list, by: by) }
func total<E>(_ m: Matrix<E>) -> E { m.sum() + m.grid.reduce(.zero, +) }
let m = Matrix(grid: [1.0, 2.5])
print(
  m.map { Int($0) }.sum(), m.mean, Matrix(grid: [3, 4]).mean, Matrix(grid: [3, 4]).shifted(by: 2),
  total(m))
print(
  merge(Cache(table: ["a": 1]), Cache(table: ["a": 2])).table, keys([1], [1]).count,
  group([1, 2, 3]) { $0 % 2 }[1]!)
func add(_ a: Int, _ b: Int) -> Int { a + b }
let pairs = [(1, 2), (3, 4)]
print(
  pairs.map(add), pairs.map(*), zip(["a"], [3]).map { "\($0)\($1)" }, ["x": 1].map { "\($0)\($1)" })
let table = [("a", 1), ("b", 2)]
func show(name: String, n: Int) -> String { "\(name)=\(n)" }
print(table.map(show(name:n:)), table.map(show), Dictionary(uniqueKeysWithValues: table).count)
pairs.forEach { (a, b) in print(a * b, terminator: " ") }
print(
  pairs.reduce(0) { $0 + $1.0 * $1.1 }, pairs.filter { $0 < $1 }.count,
  pairs.sorted { $0.1 > $1.1 }.first!)
extension Int { enum Kind { case positive; struct Deep { var a = 1 } } }
extension Array { struct Pair { let a: Element } }

// expect: 3 1.75 3 [5, 6] 7.0
// expect: ["a": 1] 1 [1, 3]
// expect: [3, 7] [2, 12] ["a3"] ["x1"]
// expect: ["a=1", "b=2"] ["a=1", "b=2"] 2
// expect: 2 12 14 2 (3, 4)
