// swift-format-ignore-file
struct Heap<T> {
  private var items: [T] = []
  private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ x: T) {
    items.append(x)
    var i = items.count - 1
    while i > 0, case let p = (i - 1) / 2, before(items[i], items[p]) { items.swapAt(i, p); i = p }
  }
  mutating func pop() -> T? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return first }
    items[0] = last
    var i = 0
    while true {
      let best = [i, 2 * i + 1, 2 * i + 2].filter { $0 < items.count }.min {
        before(items[$0], items[$1])
      }!
      if best == i { break }
      items.swapAt(i, best); i = best
    }
    return first
  }
}
struct Graph<Node: Hashable> {
  typealias Edge = (to: Node, cost: Int)
  private(set) var edges: [Node: [Edge]] = [:]
  mutating func connect(_ a: Node, _ b: Node, cost: Int = 1, bothWays: Bool = true) {
    edges[a, default: []].append((b, cost))
    if bothWays { edges[b, default: []].append((to: a, cost: cost)) }
  }
  func shortest(from s: Node, to t: Node) -> (path: [Node], cost: Int)? {
    var dist = [s: 0], prev: [Node: Node] = [:]
    var heap = Heap<(node: Node, cost: Int)> { $0.cost < $1.cost }
    heap.push((s, 0))
    while let (node, cost) = heap.pop() {
      if node == t {
        var path = [t], n = t
        while let p = prev[n] { path.insert(p, at: 0); n = p }
        return (path, cost)
      }
      guard cost <= dist[node, default: .max] else { continue }
      for (next, step) in edges[node] ?? [] where cost + step < dist[next, default: .max] {
        dist[next] = cost + step; prev[next] = node
        heap.push((next, cost + step))
      }
    }
    return nil
  }
  func bfs(from s: Node, visit: (Node, Int) throws -> Void) rethrows {
    var seen: Set = [s], queue = [(s, 0)]
    while !queue.isEmpty {
      let (n, d) = queue.removeFirst()
      try visit(n, d)
      for (m, _) in edges[n, default: []] where seen.insert(m).inserted { queue.append((m, d + 1)) }
    }
  }
}
var g = Graph<String>()
for (a, b, c) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 9)] {
  g.connect(a, b, cost: c)
}
if let (path, cost) = g.shortest(from: "A", to: "D") { print(path.joined(separator: "->"), cost) }
print(g.shortest(from: "A", to: "Z") == nil)
var levels: [Int: [String]] = [:]
g.bfs(from: "A") { levels[$1, default: []].append($0) }
print(levels.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.sorted())" })
struct Point: Hashable, CustomStringConvertible {
  let x, y: Int; var description: String { "(\(x),\(y))" }
  var neighbours: [Point] {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: x + $0.0, y: y + $0.1) }
  }
}
let maze = ["#######", "#S..#E#", "#.#.#.#", "#.#...#", "#######"].map(Array.init)
func find(_ c: Character) -> Point? {
  for (y, row) in maze.enumerated() {
    if let x = row.firstIndex(of: c) { return Point(x: x, y: y) }
  }; return nil
}
var grid = Graph<Point>()
for (y, row) in maze.enumerated() {
  for (x, c) in row.enumerated() where c != "#" {
    let p = Point(x: x, y: y)
    for n in p.neighbours where maze[n.y][n.x] != "#" { grid.connect(p, n, bothWays: false) }
  }
}
if let s = find("S"), let e = find("E"), let r = grid.shortest(from: s, to: e) {
  print(r.cost, r.path.first!, r.path.last!, r.path.count)
}

// expect: A->C->B->D 8
// expect: true
// expect: ["0:[\"A\"]", "1:[\"B\", \"C\"]", "2:[\"D\"]"]
// expect: 8 (1,1) (5,1) 9
