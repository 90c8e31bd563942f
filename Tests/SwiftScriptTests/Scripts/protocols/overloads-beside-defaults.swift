protocol Configurable { func configure(with text: String) }
extension Configurable {
  func configure(with text: String) { print("text", text) };
  func configure(with number: Double) { print("double", number) }
}
struct Cell: Configurable { func configure(with number: Int) { print("int", number) } }
Cell().configure(with: "a"); Cell().configure(with: 3); Cell().configure(with: 2.5)
protocol Shape { var area: Double { get } }
extension Shape {
  func scaled(by f: Double) -> Double { area * f }; func describe(_ p: Int) -> String { "int" }
}
struct Sq: Shape {
  var area: Double { 4 }; func scaled(by f: Int) -> Double { area * Double(f) + 0.5 };
  func describe(_ p: Int) -> String { "own" }
}
print(Sq().scaled(by: 2), Sq().scaled(by: 2.0), Sq().describe(1))
func g(_ s: some Shape) -> String { s.describe(1) }
print(g(Sq()))
protocol Container { associatedtype Item; func all() -> [Item] }
extension Container {
  func first(_ n: Int) -> [Item] { Array(all().prefix(n)) };
  func has(_ i: Item) -> Bool where Item: Equatable { all().contains(i) }
}
struct Bag: Container {
  func all() -> [Int] { [1, 2, 3] }; func has(_ i: Int) -> Bool { print("own has"); return true }
}
print(Bag().first(2), Bag().has(9))
struct Bag2: Container { func all() -> [String] { ["a"] } }
print(Bag2().has("a"))
func f<T: FloatingPoint>(_ x: T) -> (T, T, Bool) {
  var y = x; y.round(); return (x.squareRoot(), y, x.isNaN)
}
print(f(2.25), f(Float(6.25)))
func deg<T: FloatingPoint>(_ r: T) -> T { r * 180 / .pi }
print(deg(Double.pi), deg(Float.pi))
func lerp<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
print(lerp(0, 10, 0.5), lerp(Float(1), 2, 0.25))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T {
  b == 0 ? a : gcd(b, a.quotientAndRemainder(dividingBy: b).remainder)
}
print(gcd(12, 18), gcd(UInt8(9), 6), 12.isMultiple(of: 4))
func neg<T: SignedNumeric>(_ x: T) -> T { var y = x; y.negate(); return y }
print(neg(3), neg(2.5))
func roundTo<T: FloatingPoint>(_ x: T, _ step: T) -> T { (x / step).rounded(.up) * step }
print(roundTo(7.1, 0.5), roundTo(Float(3), 2))
func magnitudeOf<T: FloatingPoint>(_ x: T) -> T { x.magnitude }
print(magnitudeOf(-2.0), Double.maximum(1, 2))
// expect: text a
// expect: int 3
// expect: double 2.5
// expect: 8.5 8.0 own
// expect: int
// expect: own has
// expect: [1, 2] true
// expect: true
// expect: (1.5, 2.0, false) (2.5, 6.0, false)
// expect: 180.0 180.0
// expect: 5.0 1.25
// expect: 6 3 true
// expect: -3 -2.5
// expect: 7.5 4.0
// expect: 2.0 2.0
