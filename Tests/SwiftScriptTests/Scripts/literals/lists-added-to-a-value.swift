struct Vector: ExpressibleByArrayLiteral, Equatable {
  var parts: [Double]
  init(arrayLiteral parts: Double...) { self.parts = parts }
  static func += (left: inout Vector, right: Vector) {
    left.parts = zip(left.parts, right.parts).map { $0 + $1 }
  }
}
var vector: Vector = [1, 2]
vector += [3, 4]
print(vector.parts)
// expect: [4.0, 6.0]
