struct Grid {
  var cells = [0, 0, 0, 0]
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
  subscript(name: String) -> Int { name.count }
}
var grid = Grid()
grid[1, 0] = 5
grid[1, 0] += 1
print(grid[1, 0], grid.cells, grid["abc"])  // expect: 6 [0, 0, 6, 0] 3
