struct M<E: Numeric> { var g: [E] }
extension M where E: BinaryInteger { func mean() -> E { g.reduce(0, +) / E(g.count) } }
func f<T: BinaryInteger>(_ x: T) -> T { x + T(3) }
func g<T: Numeric>(_ x: T) -> T where T: BinaryInteger { x + T(3) }
print(M(g: [2, 4]).mean(), f(2), g(3))

// expect: 3 5 6
