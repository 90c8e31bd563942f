// swift-format-ignore-file
var grid = [[Int]](repeating: [0, 0, 0], count: 2)
grid[1][2] = 5
let old = grid
grid[0][0] += 7
grid[1].append(9)
print(grid, old)

// expect: [[7, 0, 0], [0, 0, 5, 9]] [[0, 0, 0], [0, 0, 5]]
