prefix operator √
infix operator <~ : AssignmentPrecedence
struct Vector {
  var x = 1
  static prefix func √ (a: Vector) -> Int { a.x ^ 5 }
  static prefix func - (a: Vector) -> Vector { Vector(x: 0 &- a.x) }
  static func <~ (a: inout Vector, b: Int) { a.x = b }
  static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x &* k) }
}
func same<T>(_ x: T) -> T { x }
let isOn = Vector().x > 0
let root: Int = √(isOn ? Vector() : Vector(x: 3))
print(root, -(isOn ? Vector() : Vector(x: 3)))
print((√(isOn ? Vector(x: 2) : Vector(x: 4))))
var vector = Vector()
vector <~ same(7)
print(vector, vector * same(2))
// expect: 4 Vector(x: -1)
// expect: 7
// expect: Vector(x: 7) Vector(x: 14)
