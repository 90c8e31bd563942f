// swift-format-ignore-file
import Foundation
// Advent of Code style
let input = """
467..114..
...*......
..35..633.
......#...
617*......
.....+.58.
..592.....
......755.
...$.*....
.664.598..
"""
struct Pos: Hashable, CustomStringConvertible {
  var x, y: Int
  static func + (l: Pos, r: Pos) -> Pos { .init(x: l.x + r.x, y: l.y + r.y) }
  static let around: [Pos] = (-1...1).flatMap { dy in (-1...1).map { dx in Pos(x: dx, y: dy) } }.filter { $0 != Pos(x: 0, y: 0) }
  var neighbours: Set<Pos> { Set(Self.around.map { self + $0 }) }
  var description: String { "(\(x),\(y))" }
}
struct Number { var value: Int; var cells: Set<Pos> }
let grid = input.split(separator: "\n").map(Array.init)
var numbers: [Number] = []
var symbols: [Pos: Character] = [:]
for (y, row) in grid.enumerated() {
  var current = "", cells = Set<Pos>()
  func flush() {
    if let v = Int(current) { numbers.append(Number(value: v, cells: cells)) }
    (current, cells) = ("", [])
  }
  for (x, c) in row.enumerated() {
    switch c {
    case "0"..."9": current.append(c); cells.insert(Pos(x: x, y: y))
    case ".": flush()
    default: flush(); symbols[Pos(x: x, y: y)] = c
    }
  }
  flush()
}
let near = symbols.keys.reduce(into: Set<Pos>()) { $0.formUnion($1.neighbours) }
print(numbers.lazy.filter { !$0.cells.isDisjoint(with: near) }.map(\.value).reduce(0, +))
let gears = symbols.filter { $0.value == "*" }.keys
  .map { gear in numbers.filter { !$0.cells.isDisjoint(with: gear.neighbours) } }
  .filter { $0.count == 2 }
  .map { $0[0].value * $0[1].value }
print(gears.reduce(0, +))
// day 5-like ranges
struct Mapping { let source: Range<Int>; let offset: Int
  init?(_ line: some StringProtocol) {
    let p = line.split(separator: " ").compactMap { Int($0) }
    guard p.count == 3 else { return nil }
    source = p[1]..<p[1] + p[2]; offset = p[0] - p[1]
  } }
let blocks = "50 98 2\n52 50 48\n\n0 15 37\n37 52 2\n39 0 15".components(separatedBy: "\n\n")
let maps = blocks.map { $0.split(separator: "\n").compactMap(Mapping.init) }
let located = [79, 14, 55, 13].map { seed in
  maps.reduce(seed) { n, stage in stage.first { $0.source ~= n }.map { n + $0.offset } ?? n }
}
print(located, located.min()!)
// bfs with deque-like
func shortest(_ g: [[Character]], from: Pos, to: Pos) -> Int? {
  var queue = [(from, 0)], seen: Set = [from]
  var head = 0
  while head < queue.count {
    let (p, d) = queue[head]; head += 1
    if p == to { return d }
    for n in [(0, 1), (1, 0), (0, -1), (-1, 0)].map({ Pos(x: p.x + $0, y: p.y + $1) })
    where g.indices.contains(n.y) && g[n.y].indices ~= n.x && g[n.y][n.x] != "#" && seen.insert(n).inserted {
      queue.append((n, d + 1))
    }
  }
  return nil
}
let maze = ["..#.", ".##.", "....", "#.#."].map(Array.init)
print(shortest(maze, from: Pos(x: 0, y: 0), to: Pos(x: 3, y: 0)) as Any, shortest(maze, from: Pos(x: 0, y: 0), to: Pos(x: 3, y: 3)) ?? -1)
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func lcm(_ xs: Int...) -> Int { xs.reduce(1) { $0 / gcd($0, $1) * $1 } }
print(lcm(4, 6, 10))
enum Hand: Int, Comparable, CaseIterable { case high, pair, two, three, full, four, five
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  init(_ cards: some Sequence<Character>) {
    let counts = Dictionary(cards.map { ($0, 1) }, uniquingKeysWith: +).values.sorted(by: >)
    self = switch (counts.first!, counts.dropFirst().first ?? 0) {
    case (5, _): .five
    case (4, _): .four
    case (3, 2): .full
    case (3, _): .three
    case (2, 2): .two
    case (2, _): .pair
    default: .high
    }
  } }
let hands = ["32T3K 765", "T55J5 684", "KK677 28", "KTJJT 220", "QQQJA 483"].map { $0.split(separator: " ") }
let order = "23456789TJQKA"
let ranked = hands.sorted { a, b in
  let (ha, hb) = (Hand(a[0]), Hand(b[0]))
  guard ha == hb else { return ha < hb }
  return a[0].lexicographicallyPrecedes(b[0]) { order.firstIndex(of: $0)! < order.firstIndex(of: $1)! }
}
print(ranked.enumerated().map { ($0 + 1) * Int($1[1])! }.reduce(0, +))
var memo: [String: Int] = [:]
func ways(_ s: Substring, _ g: ArraySlice<Int>) -> Int {
  let key = "\(s)|\(g.map(String.init).joined(separator: ","))"
  if let m = memo[key] { return m }
  var r = 0
  defer { memo[key] = r }
  guard let c = s.first else { r = g.isEmpty ? 1 : 0; return r }
  if c != "#" { r += ways(s.dropFirst(), g) }
  if c != ".", let n = g.first, s.count >= n, !s.prefix(n).contains("."), s.dropFirst(n).first != "#" {
    r += ways(s.dropFirst(n + 1), g.dropFirst())
  }
  return r
}
for line in ["???.### 1,1,3", ".??..??...?##. 1,1,3", "?###???????? 3,2,1"] {
  let p = line.split(separator: " ")
  print(ways(p[0], p[1].split(separator: ",").map { Int($0)! }[...]))
}

// expect: 4361
// expect: 467835
// expect: [81, 53, 57, 52] 52
// expect: Optional(7) 6
// expect: 60
// expect: 6440
// expect: 1
// expect: 4
// expect: 10
