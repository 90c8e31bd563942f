import Foundation

struct Fraction: Comparable, Hashable, CustomStringConvertible, ExpressibleByIntegerLiteral,
  SignedNumeric
{
  private(set) var num: Int, den: Int
  init(_ n: Int, _ d: Int = 1) {
    precondition(d != 0, "zero denominator")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    let g = max(gcd(abs(n), abs(d)), 1), sign = d < 0 ? -1 : 1
    (num, den) = (sign * n / g, sign * d / g)
  }
  init(integerLiteral value: Int) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) {
    guard let n = Int(exactly: source) else { return nil }; self.init(n)
  }
  var magnitude: Fraction { Fraction(abs(num), den) }
  var description: String { den == 1 ? "\(num)" : "\(num)/\(den)" }
  var value: Double { Double(num) / Double(den) }
  static func + (a: Self, b: Self) -> Self { Self(a.num * b.den + b.num * a.den, a.den * b.den) }
  static func - (a: Self, b: Self) -> Self { a + -b }
  static func * (a: Self, b: Self) -> Self { Self(a.num * b.num, a.den * b.den) }
  static func *= (a: inout Self, b: Self) { a = a * b }
  static func / (a: Self, b: Self) -> Self { Self(a.num * b.den, a.den * b.num) }
  static prefix func - (a: Self) -> Self { Self(-a.num, a.den) }
  static func < (a: Self, b: Self) -> Bool { a.num * b.den < b.num * a.den }
}
let half = Fraction(1, 2), third: Fraction = 1 / 3
print(half + third, half - third, half * 4, -half, third / half, Fraction(6, -8))
print(
  [half, third, 1, 0].sorted(), [half, third].reduce(0, +), max(half, third),
  half == Fraction(2, 4), Set([half, Fraction(2, 4), third]).count)
func power<T: Numeric>(_ x: T, _ n: Int) -> T { (0..<n).reduce(1) { acc, _ in acc * x } }
func dot<T: Numeric>(_ a: [T], _ b: [T]) -> T { zip(a, b).map(*).reduce(.zero, +) }
print(power(half, 3), power(2, 10), power(1.5, 2), dot([1, 2], [3, 4]), dot([half], [third]))
struct Matrix<T: Numeric & CustomStringConvertible>: CustomStringConvertible, Equatable {
  var rows: [[T]]
  init(_ rows: [[T]]) { self.rows = rows }
  static func identity(_ n: Int) -> Matrix {
    Matrix((0..<n).map { r in (0..<n).map { $0 == r ? 1 : 0 } })
  }
  var transposed: Matrix { Matrix(rows[0].indices.map { c in rows.map { $0[c] } }) }
  static func * (a: Matrix, b: Matrix) -> Matrix {
    let t = b.transposed; return Matrix(a.rows.map { r in t.rows.map { dot(r, $0) } })
  }
  static func * (k: T, m: Matrix) -> Matrix { Matrix(m.rows.map { $0.map { k * $0 } }) }
  subscript(r: Int, c: Int) -> T {
    get { rows[r][c] }
    set { rows[r][c] = newValue }
  }
  var description: String {
    rows.map { $0.map(\.description).joined(separator: " ") }.joined(separator: " | ")
  }
}
var m = Matrix([[1, 2], [3, 4]])
m[0, 1] += 5
print(m * .identity(2) == m, m.transposed, 2 * m, m * m)
print(Matrix([[half, third]]).transposed * Matrix([[half, third]]))
extension Matrix where T: BinaryInteger {
  var trace: T { rows.indices.reduce(0) { $0 + rows[$1][$1] } };
  var isEven: Bool { rows.joined().allSatisfy { $0 % 2 == 0 } }
}
print(m.trace, m.isEven, (2 * m).isEven)
func average<C: Collection>(_ xs: C) -> Double? where C.Element: BinaryInteger {
  xs.isEmpty ? nil : Double(xs.reduce(0, +)) / Double(xs.count)
}
func mean<S: Sequence>(_ s: S) -> Double where S.Element == Double {
  var (sum, n) = (0.0, 0); for x in s { sum += x; n += 1 }; return n == 0 ? .nan : sum / Double(n)
}
print(
  average([1, 2, 4] as [Int8]) ?? 0, average([Int]()) as Any, mean([1, 2.5]),
  mean(stride(from: 0, through: 1, by: 0.25)), mean([]).isNaN)
print(
  7.isMultiple(of: 7), (-7).quotientAndRemainder(dividingBy: 2), UInt8.max &+ 1,
  Int8(clamping: 300), 0b1011.nonzeroBitCount, 255.description,
  String(255, radix: 16, uppercase: true), Int("ff", radix: 16) ?? 0)
print(
  (0.1 + 0.2).rounded(.up), 2.5.rounded(.toNearestOrEven), 10.0.truncatingRemainder(dividingBy: 3),
  Double.pi.rounded(.down), Int(3.99), 5 / 2, -5 / 2, -5 % 3, 1e3, 1.0e-7, 100000000000000000.0)

// expect: 5/6 1/6 2 -1/2 2/3 -3/4
// expect: [0, 1/3, 1/2, 1] 5/6 1/2 true 2
// expect: 1/8 1024 2.25 11 1/6
// expect: true 1 3 | 7 4 2 14 | 6 8 22 35 | 15 37
// expect: 1/4 1/6 | 1/6 1/9
// expect: 5 false true
// expect: 2.3333333333333335 nil 1.75 0.5 true
// expect: true (quotient: -3, remainder: -1) 0 127 3 255 FF 255
// expect: 1.0 2.0 1.0 3.0 3 2 -2 -2 1000.0 1e-07 1e+17
