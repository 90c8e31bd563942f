import Foundation

precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence
  lowerThan: TernaryPrecedence
}
infix operator |> : PipePrecedence
precedencegroup Compose {
  associativity: right
  higherThan: PipePrecedence
}
infix operator >>> : Compose
infix operator <> : AdditionPrecedence
prefix operator √
postfix operator %
infix operator =~ : ComparisonPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix func % (x: Double) -> Double { x / 100 }
func =~ (text: String, pattern: String) -> Bool {
  text.range(of: pattern, options: .regularExpression) != nil
}
protocol Semigroup { static func <> (a: Self, b: Self) -> Self }
protocol Monoid: Semigroup { static var empty: Self { get } }
extension String: Monoid {
  static func <> (a: String, b: String) -> String { a + b }; static var empty: String { "" }
}
extension Array: Semigroup { static func <> (a: Self, b: Self) -> Self { a + b } }
extension Array: Monoid { static var empty: Self { [] } }
struct Sum: Monoid, ExpressibleByIntegerLiteral {
  var n: Int; init(integerLiteral v: Int) { n = v }
  static func <> (a: Sum, b: Sum) -> Sum { Sum(integerLiteral: a.n + b.n) };
  static let empty: Sum = 0
}
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(.empty, <>) }
print(fold(["a", "b"]), fold([[1], [2, 3]]), fold([1, 2, 3] as [Sum]).n)
let double = { (x: Int) in x * 2 }
let describe: (Int) -> String = { "<\($0)>" }
print(5 |> double |> describe, (double >>> double >>> describe)(1), √16.0, 50.0%)
print("abc123" =~ "[0-9]+", "abc" =~ "^\\d$")
func curry<A, B, C>(_ f: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in f(a, b) } } }
let plus: (Int) -> (Int) -> Int = curry { $0 + $1 }
print([1, 2].map(plus(10)), [3, 4] |> { $0.map(String.init) } |> { $0.joined(separator: "-") })
struct Vec: Equatable, AdditiveArithmetic {
  var x = 0.0, y = 0.0
  static var zero: Vec { Vec() }
  static func + (a: Vec, b: Vec) -> Vec { .init(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vec, b: Vec) -> Vec { .init(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vec, k: Double) -> Vec { .init(x: a.x * k, y: a.y * k) }
  static func * (k: Double, a: Vec) -> Vec { a * k }
  static prefix func - (a: Vec) -> Vec { .zero - a }
  static func *= (a: inout Vec, k: Double) { a = a * k }
  static func • (a: Vec, b: Vec) -> Double { a.x * b.x + a.y * b.y }
  static func ~= (r: Double, v: Vec) -> Bool { (v • v).squareRoot() <= r }
}
infix operator • : MultiplicationPrecedence
var v = Vec(x: 1, y: 2)
v += Vec(x: 1, y: 1); v *= 2; v -= .init(x: 1)
print(v, -v, 0.5 * v + v * 2, v • Vec(x: 1, y: 1), [v, v].reduce(.zero, +))
switch v {
case 1.0: print("near");
case 10: print("mid");
default: print("far")
}
enum Op: Character, CaseIterable {
  case add = "+", sub = "-", mul = "*", div = "/"
  var apply: (Double, Double) -> Double {
    switch self {
    case .add: (+);
    case .sub: (-);
    case .mul: (*);
    case .div: (/)
    }
  }
  var precedence: Int { self == .add || self == .sub ? 1 : 2 }
}
func evaluate(_ s: String) throws -> Double {
  enum Failure: Error { case syntax(at: Int), empty }
  var nums: [Double] = [], ops: [Op] = []
  func reduce() throws {
    guard let o = ops.popLast(), let b = nums.popLast(), let a = nums.popLast() else {
      throw Failure.empty
    }; nums.append(o.apply(a, b))
  }
  for (i, t) in s.split(separator: " ").enumerated() {
    if let n = Double(t) {
      nums.append(n)
    } else if t.count == 1, let op = t.first.flatMap(Op.init(rawValue:)) {
      while let last = ops.last, last.precedence >= op.precedence { try reduce() }
      ops.append(op)
    } else {
      throw Failure.syntax(at: i)
    }
  }
  while !ops.isEmpty { try reduce() }
  guard let result = nums.first, nums.count == 1 else { throw Failure.empty }
  return result
}
for e in ["1 + 2 * 3", "8 / 4 - 1", "2 ^ 3", "", "1 +"] {
  do { print(e, "=", try evaluate(e)) } catch { print(e, error) }
}

// expect: ab [1, 2, 3] 6
// expect: <10> <4> 4.0 0.5
// expect: true false
// expect: [11, 12] 3-4
// expect: Vec(x: 3.0, y: 6.0) Vec(x: -3.0, y: -6.0) Vec(x: 7.5, y: 15.0) 9.0 Vec(x: 6.0, y: 12.0)
// expect: mid
// expect: 1 + 2 * 3 = 7.0
// expect: 8 / 4 - 1 = 1.0
// expect: 2 ^ 3 syntax(at: 1)
// expect:  empty
// expect: 1 + empty
