// swift-format-ignore-file
struct Point: Hashable { let x: Int; let y: Int }
var board: [Point: String] = [:]
board[Point(x: 1, y: 2)] = "a"
board[Point(x: 1, y: 2)] = "b"
board[Point(x: 2, y: 1)] = "c"
print(board.count, board[Point(x: 1, y: 2)] ?? "-", board[Point(x: 0, y: 0)] == nil)

// expect: 2 b true
