// swift-format-ignore-file
import Foundation
struct Point: Hashable { var x, y: Int; static let zero = Point(x: 0, y: 0); static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) } }
enum Dir: CaseIterable { case n, e, s, w; var delta: Point { switch self { case .n: Point(x: 0, y: -1); case .e: Point(x: 1, y: 0); case .s: Point(x: 0, y: 1); case .w: Point(x: -1, y: 0) } }
  mutating func turn() { let all = Dir.allCases; self = all[(all.firstIndex(of: self)! + 1) % all.count] } }
let maze = ["S.#.", "..#.", "#...", "##.E"].map { Array($0) }
func find(_ c: Character) -> Point? { for (y, r) in maze.enumerated() { if let x = r.firstIndex(of: c) { return Point(x: x, y: y) } }; return nil }
func bfs(_ from: Point, _ to: Point) -> [Point]? { var queue = [from], came: [Point: Point] = [:], seen: Set = [from]
  while !queue.isEmpty { let p = queue.removeFirst(); if p == to { var path = [p], c = p; while let q = came[c] { path.append(q); c = q }; return path.reversed() }
    for d in Dir.allCases { let q = p + d.delta; guard maze.indices.contains(q.y), maze[q.y].indices.contains(q.x), maze[q.y][q.x] != "#", seen.insert(q).inserted else { continue }; came[q] = p; queue.append(q) } }
  return nil }
if let s = find("S"), let e = find("E"), let path = bfs(s, e) { print(path.count - 1, path.map { "\($0.x),\($0.y)" }.joined(separator: " ")) }
var d = Dir.w; d.turn(); print(d, find("Z") == nil)
func life(_ g: Set<Point>) -> Set<Point> { var n: [Point: Int] = [:]; for p in g { for dx in -1...1 { for dy in -1...1 where (dx, dy) != (0, 0) { n[p + Point(x: dx, y: dy), default: 0] += 1 } } }
  return Set(n.filter { $0.value == 3 || ($0.value == 2 && g.contains($0.key)) }.keys) }
var g: Set = [Point(x: 0, y: 1), Point(x: 1, y: 1), Point(x: 2, y: 1)]; for _ in 1...3 { g = life(g); print(g.sorted { ($0.x, $0.y) < ($1.x, $1.y) }.map { "\($0.x)\($0.y)" }) }
func sieve(_ n: Int) -> [Int] { var c = [Bool](repeating: true, count: n + 1); c[0] = false; c[1] = false; for i in stride(from: 2, through: Int(Double(n).squareRoot()), by: 1) where c[i] { for j in stride(from: i * i, through: n, by: i) { c[j] = false } }; return c.indices.filter { c[$0] } }
print(sieve(40)); func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; print(gcd(84, 36), (1...20).reduce(1) { $0 / gcd($0, $1) * $1 })
func perms<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return perms(r).map { [x] + $0 } } }
print(perms([1, 2, 3]).map { $0.map(String.init).joined() }, perms(["a"]))
func qs<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let r = a.dropFirst(); return qs(r.filter { $0 < p }) + [p] + qs(r.filter { $0 >= p }) }
print(qs([3, 1, 2, 3]), qs(["b", "a"])); func bin(_ a: [Int], _ t: Int) -> Int? { var lo = 0, hi = a.count - 1; while lo <= hi { let m = lo + (hi - lo) / 2; if a[m] == t { return m }; if a[m] < t { lo = m + 1 } else { hi = m - 1 } }; return nil }
print(bin([1, 3, 5, 7], 5) as Any, bin([1], 2) as Any)
// expect: 6 0,0 1,0 1,1 1,2 2,2 3,2 3,3
// expect: n true
// expect: ["10", "11", "12"]
// expect: ["01", "11", "21"]
// expect: ["10", "11", "12"]
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
// expect: 12 232792560
// expect: ["123", "132", "213", "231", "312", "321"] [["a"]]
// expect: [1, 2, 3, 3] ["a", "b"]
// expect: Optional(2) nil
