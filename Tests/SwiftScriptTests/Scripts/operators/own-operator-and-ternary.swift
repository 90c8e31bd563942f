struct Point: Equatable {
  var x = 0, y = 0
  static func * (k: Int, p: Point) -> Point { Point(x: k * p.x, y: k * p.y) }
  static func += (a: inout Point, b: Point) { a = Point(x: a.x + b.x, y: a.y + b.y) }
  static let right = Point(x: 1), up = Point(x: 0, y: 1)
}
let points = [Point.right, .up]
var p = Point()
let step = 3
let flag = true
p += step * (flag ? points[0] : points[1])
p += 2 * (flag ? Point.right : Point.up)
let q = step * (points.first ?? .up)
print(p, q)
class Node {
  var next: Node?; let n: Int; init(_ n: Int, _ next: Node? = nil) { self.n = n; self.next = next }
}
let chain = Node(1, Node(2, Node(3)))
let a: Node? = chain
let end: Node? = nil
let one: Node?? = a?.next
let two: Node?? = end?.next
let last: Node? = Node(9)
let three: Node?? = last?.next
print(
  sequence(first: chain, next: { $0.next }).map(\.n),
  sequence(first: chain, next: \.next).reduce(0) { $0 + $1.n })
let lens = ["a": ["b": 1]]

// expect: Point(x: 5, y: 0) Point(x: 3, y: 0)
// expect: [1, 2, 3] 6
