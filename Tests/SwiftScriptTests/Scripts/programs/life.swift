// swift-format-ignore-file
func step(_ g: [[Bool]]) -> [[Bool]] {
  let n = g.count
  return (0..<n).map { r in (0..<n).map { c in
    var k = 0
    for dr in -1...1 { for dc in -1...1 where (dr, dc) != (0, 0) { if g[(r + dr + n) % n][(c + dc + n) % n] { k += 1 } } }
    return k == 3 || (g[r][c] && k == 2)
  } }
}
var g = Array(repeating: Array(repeating: false, count: 5), count: 5)
for (r, c) in [(0, 1), (1, 2), (2, 0), (2, 1), (2, 2)] { g[r][c] = true }
for _ in 0..<2 { g = step(g) }
for row in g { print(row.map { $0 ? "#" : "." }.joined()) }

// expect: .....
// expect: ..#..
// expect: #.#..
// expect: .##..
// expect: .....
