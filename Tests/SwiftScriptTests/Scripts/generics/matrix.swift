struct Matrix<Number: Numeric> {
  let rows: Int, columns: Int
  var cells: [Number]
  init(_ rows: [[Number]]) {
    self.rows = rows.count; columns = rows[0].count; cells = rows.flatMap { $0 }
  }
  subscript(row: Int, column: Int) -> Number {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  static func + (a: Matrix, b: Matrix) -> Matrix {
    var sum = a; for i in sum.cells.indices { sum.cells[i] += b.cells[i] }; return sum
  }
}
var m = Matrix([[1, 2], [3, 4]])
m[0, 1] = 9
print((m + m).cells, Matrix([[0.5]])[0, 0])
// expect: [2, 18, 6, 8] 0.5
