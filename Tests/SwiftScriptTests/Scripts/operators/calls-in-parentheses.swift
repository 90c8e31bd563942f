// An operator of one's own may take something else on the right than on the left.
struct Vector: Equatable {
  var x: Int
  static func * (a: Self, k: Int) -> Self { Self(x: a.x &* k) }
  static func + (a: Self, b: Self) -> Self { Self(x: a.x + b.x) }
}
let a = Vector(x: 2)
let isLong = true
print((isLong ? a : a) * ([17].reduce(2) { $0 &+ $1 }))
print(a * (([17, 1] as [Int]).reduce(0) { $0 &+ $1 }), a * [3].reduce(1, +))
let sum = a + (isLong ? a : Vector(x: 1)) * ((([17] as [Int])).reduce(2) { $0 &+ $1 })
print(sum, a * (isLong ? 17 : -3))

// expect: Vector(x: 38)
// expect: Vector(x: 36) Vector(x: 8)
// expect: Vector(x: 40) Vector(x: 34)
