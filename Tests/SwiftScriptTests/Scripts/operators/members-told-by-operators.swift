// swift-format-ignore-file
// What `.right` is, the operator's declaration or the place tells.
struct Vector: Equatable {
    var x = 0.0, y = 0.0
    static let up = Vector(x: 0, y: 1), right = Vector(x: 1, y: 0)
    static func + (a: Self, b: Self) -> Self { Vector(x: a.x + b.x, y: a.y + b.y) }
    static func * (a: Self, k: Double) -> Self { Vector(x: a.x * k, y: a.y * k) }
    static func * (k: Double, a: Self) -> Self { a * k }
    static func += (a: inout Self, b: Self) { a = a + b }
}

var velocity = Vector()
velocity += .right * 2
print(velocity)
let step = 2.0, isSideways = true
print(step * (isSideways ? .right : .up))
let lift: Vector = .up * 3
print(lift, velocity + .up * 2)
// expect: Vector(x: 2.0, y: 0.0)
// expect: Vector(x: 2.0, y: 0.0)
// expect: Vector(x: 0.0, y: 3.0) Vector(x: 2.0, y: 2.0)
