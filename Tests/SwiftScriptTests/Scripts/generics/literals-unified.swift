struct Pair<A, B> { var a: A; var b: B }
extension Pair where A == B {
  func swapped() -> Pair { Pair(a: b, b: a) }
  static func same(_ x: A) -> Pair { Pair(a: x, b: x) }
}
extension Pair where A: Numeric, A == B { var sum: A { a + b } }
print(Pair(a: 1.5, b: 2).swapped())
print(Pair(a: 1.5, b: 2.0).sum)
print(Pair(a: 1, b: 2).swapped().a)
let p = Pair(a: 2, b: 2.5); print(p, type(of: p))
print(Pair(a: 1, b: 2.5).sum)
print(Pair.same(3))

// expect: Pair<Double, Double>(a: 2.0, b: 1.5)
// expect: 3.5
// expect: 2
// expect: Pair<Int, Double>(a: 2, b: 2.5) Pair<Int, Double>
// expect: 3.5
// expect: Pair<Int, Int>(a: 3, b: 3)
