struct Vector: Equatable {
  var x: Double, y: Double
  static let up = Vector(x: 0, y: 1)
  static let right = Vector(x: 1, y: 0)
  static var zero: Vector { Vector(x: 0, y: 0) }
  static func of(_ a: Double) -> Vector { Vector(x: a, y: a) }
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Double, b: Vector) -> Vector { Vector(x: a * b.x, y: a * b.y) }
  static func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b, y: a.y * b) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
let a: Vector = 2 * .right + .up
print(a)
let b: Vector = .up + .right
print(b)
let c: Vector = .right * 3 - .up
print(c)
let d: Vector = -.up + 2 * (.up + .right)
print(d)
func take(_ v: Vector) -> String { "\(v.x) \(v.y)" }
print(take(2 * .right + .up))
print(take(.of(2) + .of(3) * 2))
var e = Vector.zero
e += 2 * .up + .right
print(e)
e = .up + .up + .up
print(e)
let f = 2 * .right + Vector.up
print(f)
let g = Vector.up + 2 * .right
print(g)
print(a == 2 * .right + .up)
func half() -> Vector { 0.5 * .up + .right }
print(half())
let list: [Vector] = [.up + .right, 2 * .up, .right * 2]
print(list)
let isOn = true
let h: Vector = isOn ? 2 * .up + .right : .zero
print(h)
var o: Vector? = 2 * .up + .right
print(o ?? .zero)
o = .up + .right
print(o ?? .zero + .up)

// expect: Vector(x: 2.0, y: 1.0)
// expect: Vector(x: 1.0, y: 1.0)
// expect: Vector(x: 3.0, y: -1.0)
// expect: Vector(x: 2.0, y: 1.0)
// expect: 2.0 1.0
// expect: 8.0 8.0
// expect: Vector(x: 1.0, y: 2.0)
// expect: Vector(x: 0.0, y: 3.0)
// expect: Vector(x: 2.0, y: 1.0)
// expect: Vector(x: 2.0, y: 1.0)
// expect: true
// expect: Vector(x: 1.0, y: 0.5)
// expect: [main.Vector(x: 1.0, y: 1.0), main.Vector(x: 0.0, y: 2.0), main.Vector(x: 2.0, y: 0.0)]
// expect: Vector(x: 1.0, y: 2.0)
// expect: Vector(x: 1.0, y: 2.0)
// expect: Vector(x: 1.0, y: 1.0)
