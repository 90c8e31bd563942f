struct Vector: Equatable { var x = 0.0, y = 0.0 }
extension Vector {
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
  static prefix func - (a: Vector) -> Vector { a * -1 }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 1)
print(v, -v, v * 2 == Vector(x: 4, y: 4))
// expect: Vector(x: 2.0, y: 2.0) Vector(x: -2.0, y: -2.0) true
