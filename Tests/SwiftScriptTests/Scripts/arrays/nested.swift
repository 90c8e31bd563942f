var grid = [[1, 2], [3, 4]]
grid[1][0] = 9
grid[0].append(5)
print(grid, grid[0].count, grid.map { $0.reduce(0, +) })  // expect: [[1, 2, 5], [9, 4]] 3 [8, 13]
var matrix = Array(repeating: Array(repeating: 0, count: 2), count: 2)
matrix[0][1] += 3
print(matrix)  // expect: [[0, 3], [0, 0]]
let copy = grid
grid[0][0] = 100
print(copy[0][0], grid[0][0])  // expect: 1 100
