struct Grid {
  var cells: [[Int]]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
  subscript(row row: Int) -> [Int] { cells[row] }
  static subscript(size: Int) -> Grid {
    Grid(cells: Array(repeating: Array(repeating: 0, count: size), count: size))
  }
}
var grid = Grid[2]
grid[0, 1] = 5
grid[1, 0] += 2
print(grid.cells, grid[row: 0])
// expect: [[0, 5], [2, 0]] [0, 5]
