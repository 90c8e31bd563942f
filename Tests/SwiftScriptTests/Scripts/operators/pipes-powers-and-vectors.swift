// swift-format-ignore-file: NeverForceUnwrap
// Operators
import Foundation

infix operator |> : ForwardPipe
infix operator >>> : Compose
infix operator <+> : AdditionPrecedence
infix operator ** : PowerPrecedence
prefix operator √
postfix operator %%
precedencegroup ForwardPipe {
  associativity: left
  higherThan: AssignmentPrecedence
}
precedencegroup Compose {
  associativity: left
  higherThan: ForwardPipe
  lowerThan: TernaryPrecedence
}
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func ** (a: Double, b: Double) -> Double { pow(a, b) }
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { x, _ in x * a } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func %% (x: Double) -> Double { x / 100 }
struct Vec: Equatable, CustomStringConvertible {
  var x, y: Double
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { Vec(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static func <+> (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func += (a: inout Vec, b: Vec) { a = a + b }
  static func *= (a: inout Vec, k: Double) { a = a * k }
  var description: String { "(\(x), \(y))" }
}
print(2 ** 3 ** 2, 2.0 ** 0.5 * 2, √16.0 + 9.0, 50.0%%, 2 * 3 ** 2)
let inc = { (x: Int) in x + 1 }, dbl = { (x: Int) in x * 2 }, str = { (x: Int) in "<\(x)>" }
print(3 |> inc >>> dbl >>> str, 3 |> inc |> dbl |> str, [1, 2, 3].map(inc >>> dbl))
var v = Vec(x: 1, y: 2)
v += 2 * Vec(x: 1, y: 1) - -v; v *= 2
print(v, v <+> Vec(x: 1, y: 0) + 1.0 == 9, v == Vec(x: 8, y: 12), v != v)
infix operator ??? : NilCoalescingPrecedence
func ??? <T>(a: T?, error: @autoclosure () -> any Error) throws -> T {
  guard let a else { throw error() }; return a
}
struct Missing: Error { let name: String }
do { print(try Int("42") ??? Missing(name: "a"), try Int("x") ??? Missing(name: "b")) } catch let m
  as Missing
{ print("missing", m.name) }
infix operator =~ : ComparisonPrecedence
func =~ (s: String, p: String) -> Bool { s.range(of: p, options: .regularExpression) != nil }
print("hello42" =~ "[0-9]+", "hello" =~ "^[0-9]")
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
switch 10 {
case even: print("even");
default: print("odd")
}
extension Array {
  static func * (a: [Element], n: Int) -> [Element] {
    Array([[Element]](repeating: a, count: n).joined())
  }
  static func - (a: [Element], b: [Element]) -> [Element] where Element: Equatable {
    a.filter { !b.contains($0) }
  }
}
print([1, 2] * 3, [1, 2, 3, 4] - [2, 4], ["a"] * 2 + ["b"])
let ops: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": (*), "max": max]
print(
  ops.keys.sorted().map { "\($0)=\(ops[$0]!(7, 3))" }, [3, 1, 2].sorted(by: >),
  [1, 2, 3].reduce(1, *))

// expect: 512 2.8284271247461903 13.0 0.5 18
// expect: <8> <8> [4, 6, 8]
// expect: (8.0, 12.0) true true false
// expect: missing b
// expect: true false
// expect: even
// expect: [1, 2, 1, 2, 1, 2] [1, 3] ["a", "a", "b"]
// expect: ["*=21", "+=10", "-=4", "max=7"] [3, 2, 1] 6
