struct Vector: Equatable {
  var x = 0.0
  var y = 0.0
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2) + Vector(x: 3, y: 4)
print(v.x, v.y)  // expect: 4.0 6.0
v += Vector(x: 1, y: 1)
print(v * 2)  // expect: Vector(x: 10.0, y: 14.0)
print(-v == Vector(x: -5, y: -7))  // expect: true
