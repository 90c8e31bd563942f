// swift-format-ignore-file
// operators
precedencegroup Pipe { associativity: left
 higherThan: AssignmentPrecedence
 lowerThan: TernaryPrecedence }
precedencegroup Compose { associativity: right
 higherThan: Pipe }
precedencegroup Power { associativity: right
 higherThan: MultiplicationPrecedence }
infix operator |>: Pipe
infix operator >>>: Compose
infix operator **: Power
infix operator ?=: AssignmentPrecedence
infix operator ≈: ComparisonPrecedence
prefix operator √
postfix operator %
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } }
func ** (b: Double, e: Int) -> Double { (0..<e).reduce(1.0) { r, _ in r * b } }
func ?= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
func ≈ (a: Double, b: Double) -> Bool { abs(a - b) < 1e-6 }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
func incr(_ x: Int) -> Int { x + 1 }
func square(_ x: Int) -> Int { x * x }
print(2 |> incr >>> square, 2 |> incr |> square, 2 ** 3 ** 2, 2.5 ** 2, 2 * 3 ** 2, [1, 2, 3].map(incr >>> square >>> String.init))
var name: String?; name ?= "first"; name ?= { print("never"); return "x" }(); print(name!)
print(0.1 + 0.2 ≈ 0.3, 0.1 + 0.2 == 0.3, √16 + 50%)
struct Vec: Equatable, AdditiveArithmetic { var x = 0.0, y = 0.0
  static let zero = Vec()
  static func + (a: Vec, b: Vec) -> Vec { .init(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { .init(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vec, k: Double) -> Vec { .init(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static func *= (a: inout Vec, k: Double) { a = a * k }
  static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static prefix func - (a: Vec) -> Vec { .zero - a }
}
infix operator •: MultiplicationPrecedence
var v = Vec(x: 1, y: 2); v += Vec(x: 1, y: 1); v *= 2; v -= -Vec(x: 1, y: 0)
print(v, 2 * v, v • v + 1, [v, v].reduce(.zero, +))
extension Array where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print([1, 2, 3].total(), [1.5, 2].total(), [v, v].total())
struct Version: Comparable, CustomStringConvertible { let major: Int, minor: Int; static func < (l: Version, r: Version) -> Bool { (l.major, l.minor) < (r.major, r.minor) }; var description: String { "v\(major).\(minor)" } }
let vs = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(vs.sorted(), vs.max()!, vs[0] >= vs[2], vs.sorted(by: >).first!, Version(major: 1, minor: 0)...Version(major: 2, minor: 0) ~= vs[0])
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
switch 8 { case isEven: print("even"); default: print("odd") }
print(0b1010 & 0b0110, 0b1010 | 0b0101, 0b1010 ^ 0b1111, ~0, 1 << 4, -16 >> 2, 250 &+ 10, UInt8(250) &+ 10, Int8.max &+ 1, 7 % -3, -7 / 2, -7 % 3)
// expect: 9 9 512 6.25 18 ["4", "9", "16"]
// expect: first
// expect: true false 4.5
// expect: Vec(x: 5.0, y: 6.0) Vec(x: 10.0, y: 12.0) 62.0 Vec(x: 10.0, y: 12.0)
// expect: 6 3.5 Vec(x: 10.0, y: 12.0)
// expect: [v0.9, v1.0, v1.2] v1.2 true v1.2 true
// expect: even
// expect: 2 15 5 -1 16 -4 260 4 -128 1 -3 -1
