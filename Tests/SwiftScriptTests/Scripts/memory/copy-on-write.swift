// swift-format-ignore-file
// Copy on write
final class Storage<T> { var items: [T]; init(_ i: [T]) { items = i; print("alloc \(i.count)") } }
struct CowList<T>: CustomStringConvertible {
  private var s: Storage<T>
  init(_ items: T...) { s = Storage(items) }
  mutating func append(_ x: T) {
    if !isKnownUniquelyReferenced(&s) { print("copying"); s = Storage(s.items) }
    s.items.append(x)
  }
  subscript(i: Int) -> T {
    get { s.items[i] }
    set { if !isKnownUniquelyReferenced(&s) { s = Storage(s.items) }; s.items[i] = newValue }
  }
  var description: String { s.items.description }
}
var a = CowList(1, 2, 3)
a.append(4)
var b = a
b.append(5)
print(a, b)
b[0] = 100
var c = b
c[0] += 1
print(a, b, c)
struct Matrix: Equatable { 
  let rows: Int, cols: Int; var grid: [Double]
  init(rows: Int, cols: Int, _ fill: Double = 0) { self.rows = rows; self.cols = cols; grid = .init(repeating: fill, count: rows * cols) }
  static func identity(_ n: Int) -> Matrix { var m = Matrix(rows: n, cols: n); for i in 0..<n { m[i, i] = 1 }; return m }
  func valid(_ r: Int, _ c: Int) -> Bool { r >= 0 && r < rows && c >= 0 && c < cols }
  subscript(r: Int, c: Int) -> Double { get { assert(valid(r, c), "Index out of range"); return grid[r * cols + c] } set { assert(valid(r, c)); grid[r * cols + c] = newValue } }
  static func * (l: Matrix, r: Matrix) -> Matrix { precondition(l.cols == r.rows); var m = Matrix(rows: l.rows, cols: r.cols); for i in 0..<l.rows { for j in 0..<r.cols { m[i, j] = (0..<l.cols).reduce(0) { $0 + l[i, $1] * r[$1, j] } } }; return m }
  static prefix func - (m: Matrix) -> Matrix { var n = m; n.grid = m.grid.map { -$0 }; return n }
  static func += (l: inout Matrix, r: Matrix) { for i in l.grid.indices { l.grid[i] += r.grid[i] } }
}
extension Matrix: CustomStringConvertible { var description: String { (0..<rows).map { r in (0..<cols).map { String(self[r, $0]) }.joined(separator: " ") }.joined(separator: "\n") } }
var m = Matrix(rows: 2, cols: 2); m[0, 1] = 2; m[1, 0] = 3; m[0, 0] += 1.5
print(m * .identity(2) == m); print(m * m); m += -m; print(m)
var arr = [1, 2, 3]; let arr2 = arr; arr[0] = 9; print(arr, arr2)
func mutate(_ x: inout [Int]) { x.append(0); x[0] = -1 }
mutate(&arr); print(arr)
struct S { var v: [Int] { didSet { print("didSet", oldValue.count, v.count) } } }
var s = S(v: []); s.v.append(1); s.v += [2, 3]; s.v[0] = 7; mutate(&s.v); s.v.swapAt(0, 1); swap(&s.v[0], &arr[0]); print(s, arr)
// expect: alloc 3
// expect: copying
// expect: alloc 4
// expect: [1, 2, 3, 4] [1, 2, 3, 4, 5]
// expect: alloc 5
// expect: [1, 2, 3, 4] [100, 2, 3, 4, 5] [101, 2, 3, 4, 5]
// expect: true
// expect: 8.25 3.0
// expect: 4.5 6.0
// expect: 0.0 0.0
// expect: 0.0 0.0
// expect: [9, 2, 3] [1, 2, 3]
// expect: [-1, 2, 3, 0]
// expect: didSet 0 1
// expect: didSet 1 3
// expect: didSet 3 3
// expect: didSet 3 4
// expect: didSet 4 4
// expect: didSet 4 4
// expect: S(v: [-1, -1, 3, 0]) [2, 2, 3, 0]
