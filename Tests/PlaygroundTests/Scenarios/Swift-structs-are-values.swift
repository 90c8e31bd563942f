// Structs: copies, mutation, observers, computed properties, subscripts, static members.
// Rests on the Swift compiler alone.
// ends: normally
import UIKit

struct Point: Hashable {
  var x = 0
  var y = 0
  static let origin = Point()
  static var made = 0

  init() {}
  init(x: Int, y: Int) {
    self.x = x
    self.y = y
    Point.made += 1
  }

  var sum: Int {
    get { x + y }
    set { x = newValue - y }
  }

  mutating func move(by delta: Int) { x += delta }
  func moved(by delta: Int) -> Point {
    var copy = self
    copy.move(by: delta)
    return copy
  }

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: Point) -> Point { Point(x: -a.x, y: -a.y) }
}

struct Size { let width: Double; var height = 2.0 }

struct Matrix {
  private var cells = [Int](repeating: 0, count: 4)
  subscript(row: Int, column: Int) -> Int {
    get { cells[row * 2 + column] }
    set { cells[row * 2 + column] = newValue }
  }
}

struct Account {
  var log: [String] = []
  var balance = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)->\(balance)") }
  }
}

var a = Point(x: 1, y: 2)
let b = a
a.x = 10
a.move(by: 5)
a.sum = 100
print(a, b, a.sum, a == b, a.moved(by: 1).x, Point.made, Point.origin)
print(a + b, -b, Set([a, b, b]).count, [a: "a"][a] ?? "?")
print(Size(width: 3), Size(width: 3, height: 4).height)
var matrix = Matrix()
matrix[1, 0] = 7
matrix[1, 0] += 1
print(matrix[1, 0], matrix[0, 0])
var account = Account()
account.balance = 5
account.balance += 3
print(account.log)
var points = [a, b]
points[0].x = 0
for var point in points { point.x = 9; _ = point }
print(points.map(\.x), a.x)

func change(_ point: inout Point, _ number: inout Int) {
  point.x = -1
  number += 1
}
var counter = 1
change(&a, &counter)
change(&points[1], &counter)
print(a.x, points[1].x, counter)
var frame = CGRect(x: 0, y: 0, width: 10, height: 10)
frame.origin.x += 4
frame.size = CGSize(width: 1, height: 1)
let moved = frame.offsetBy(dx: 1, dy: 1)
print(frame, moved, frame.union(moved), moved.contains(CGPoint(x: 5, y: 1)))
let (quotient, remainder) = 17.quotientAndRemainder(dividingBy: 5)
let pair = (name: "p", value: quotient)
print(pair, pair.name, pair.1, remainder)
var (u, v) = (1, 2)
(u, v) = (v, u)
print(u, v)
