// Matrices with operators, subscripts, generics over numeric types.
struct Matrix<Element: Numeric>: Equatable {
  let rows: Int, columns: Int
  private(set) var grid: [Element]
  init(rows: Int, columns: Int, repeating value: Element = .zero) {
    (self.rows, self.columns) = (rows, columns)
    grid = Array(repeating: value, count: rows * columns)
  }
  init(_ values: [[Element]]) {
    self.init(rows: values.count, columns: values.first?.count ?? 0)
    for (r, row) in values.enumerated() {
      for (c, value) in row.enumerated() { self[r, c] = value }
    }
  }
  static func identity(_ size: Int) -> Matrix {
    var result = Matrix(rows: size, columns: size)
    for i in 0..<size { result[i, i] = 1 }
    return result
  }
  func indexIsValid(row: Int, column: Int) -> Bool {
    row >= 0 && row < rows && column >= 0 && column < columns
  }
  subscript(row: Int, column: Int) -> Element {
    get {
      assert(indexIsValid(row: row, column: column), "out of range")
      return grid[row * columns + column]
    }
    set { grid[(row * columns) + column] = newValue }
  }
  subscript(row row: Int) -> ArraySlice<Element> { grid[row * columns..<(row + 1) * columns] }
  subscript(column column: Int) -> [Element] { (0..<rows).map { self[$0, column] } }
  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
    return result
  }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> Matrix<T> {
    Matrix<T>(try (0..<rows).map { r in try self[row: r].map(transform) })
  }
}
extension Matrix {
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var result = a
    for i in a.grid.indices { result.grid[i] += b.grid[i] }
    return result
  }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    var result = Matrix(rows: a.rows, columns: b.columns)
    for r in 0..<a.rows {
      for c in 0..<b.columns {
        result[r, c] = zip(a[row: r], b[column: c]).map(*).reduce(0, +)
      }
    }
    return result
  }
  static func * (k: Element, m: Matrix) -> Matrix { m.map { k * $0 } }
  static func *= (m: inout Matrix, k: Element) { m = k * m }
  static prefix func - (m: Matrix) -> Matrix { m.map { 0 - $0 } }
}
infix operator ** : MultiplicationPrecedence
func ** <T>(m: Matrix<T>, n: Int) -> Matrix<T> {
  n == 0 ? .identity(m.rows) : (1..<n).reduce(m) { a, _ in a * m }
}
extension Matrix: CustomStringConvertible {
  var description: String {
    (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(
      separator: "\n")
  }
}
extension Matrix where Element: BinaryFloatingPoint {
  var mean: Element { grid.reduce(0, +) / Element(grid.count) }
}
extension Matrix where Element: SignedNumeric & Comparable {
  var largest: Element { grid.map { abs($0) }.max() ?? 0 }
}
let a = Matrix([[1, 2], [3, 4]])
print(a)
print(a * a == a ** 2, (a ** 3)[0, 1], a.transposed)
var b = Matrix([[0.5, -1.5]])
b *= 2
print(b, b.mean, b.largest, -b)
print(2 * a + .identity(2))
print(a.map { Double($0) / 2 }, a[row: 1], a[column: 0])
print(Matrix<Int8>(rows: 1, columns: 2, repeating: 7))

// expect: 1 2
// expect: 3 4
// expect: true 54 1 3
// expect: 2 4
// expect: 1.0 -3.0 -1.0 3.0 -1.0 3.0
// expect: 3 4
// expect: 6 9
// expect: 0.5 1.0
// expect: 1.5 2.0 [3, 4] [1, 3]
// expect: 7 7
