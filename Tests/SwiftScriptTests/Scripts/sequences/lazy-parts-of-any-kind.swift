struct P: Hashable { var x, y: Int }
let pts = (0..<2).lazy.flatMap { y in (0..<3).lazy.map { x in P(x: x, y: y) } }
print(pts.map { "\($0.x)\($0.y)" }.joined(separator: ","))
struct G {
  var w = 2, h = 2
  var points: some Sequence<P> {
    (0..<h).lazy.flatMap { y in (0..<self.w).lazy.map { P(x: $0, y: y) } }
  }
  var cells: some Collection<Int> { [1, 2, 3] }
  var pairs: some Sequence<(Int, Int)> { zip(0..<w, 1...h) }
  var evens: some Sequence<Int> { (0...).lazy.filter { $0 % 2 == 0 }.prefix(3) }
  func each() -> some Sequence<String> { ["a", "b"].lazy.map { $0 + "!" } }
}
let g = G()
for p in g.points { print(p) }
print(g.cells.count, Array(g.pairs), Array(g.evens), g.each().joined())
print(g.points.first { $0.x == 1 } as Any, g.points.contains(P(x: 1, y: 1)), g.cells.map { $0 * 2 })

// expect: 00,10,20,01,11,21
// expect: P(x: 0, y: 0)
// expect: P(x: 1, y: 0)
// expect: P(x: 0, y: 1)
// expect: P(x: 1, y: 1)
// expect: 3 [(0, 1), (1, 2)] [0, 2, 4] a!b!
// expect: Optional(main.P(x: 1, y: 0)) true [2, 4, 6]
