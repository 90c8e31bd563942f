// swift-format-ignore-file
struct Matrix: Equatable, CustomStringConvertible {
  let rows: Int, cols: Int
  private var grid: [Double]
  init(rows: Int, cols: Int, _ f: (Int, Int) -> Double = { _, _ in 0 }) {
    self.rows = rows; self.cols = cols
    grid = (0..<rows).flatMap { r in (0..<cols).map { c in f(r, c) } }
  }
  static func identity(_ n: Int) -> Matrix { Matrix(rows: n, cols: n) { $0 == $1 ? 1 : 0 } }
  subscript(r: Int, c: Int) -> Double {
    get { precondition(r < rows && c < cols, "out of range"); return grid[r * cols + c] }
    set { grid[r * cols + c] = newValue }
  }
  var transposed: Matrix { Matrix(rows: cols, cols: rows) { self[$1, $0] } }
  static func * (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, cols: b.cols) { r, c in (0..<a.cols).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }
  static func + (a: Matrix, b: Matrix) -> Matrix { Matrix(rows: a.rows, cols: a.cols) { a[$0, $1] + b[$0, $1] } }
  static prefix func - (a: Matrix) -> Matrix { Matrix(rows: a.rows, cols: a.cols) { -a[$0, $1] } }
  static func *= (a: inout Matrix, k: Double) { for i in a.grid.indices { a.grid[i] *= k } }
  var description: String { (0..<rows).map { r in (0..<cols).map { String(self[r, $0]) }.joined(separator: " ") }.joined(separator: "\n") }
}
var m = Matrix(rows: 2, cols: 3) { Double($0 * 3 + $1) }
print(m); print(m * m.transposed); print(-m + m)
m[0, 0] = 9; m *= 2
print(m, m * Matrix.identity(3) == m)
// expect: 0.0 1.0 2.0
// expect: 3.0 4.0 5.0
// expect: 5.0 14.0
// expect: 14.0 50.0
// expect: 0.0 0.0 0.0
// expect: 0.0 0.0 0.0
// expect: 18.0 2.0 4.0
// expect: 6.0 8.0 10.0 true
