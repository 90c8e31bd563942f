// swift-format-ignore-file
import Foundation
infix operator **: MultiplicationPrecedence
func ** (b: Double, e: Double) -> Double { pow(b, e) }
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
struct V: Equatable { var x = 0.0, y = 0.0
  static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
  static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
  static func - (a: V, b: V) -> V { a + -b }
  static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }
  static func += (a: inout V, b: V) { a = a + b }
  static func • (a: V, b: V) -> Double { a.x * b.x + a.y * b.y } }
infix operator •: MultiplicationPrecedence
precedencegroup Pipe { associativity: left higherThan: AssignmentPrecedence }
infix operator |>: Pipe
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(2 ** 3 ** 1, √16, 50%%, V(x: 1, y: 2) + V(x: 3, y: 4) * 2, V(x: 1, y: 2) • V(x: 3, y: 4))
var v = V(); v += V(x: 1, y: 1); print(v == V(x: 1, y: 1), v != V(), -v)
print(5 |> { $0 * 2 } |> { "n\($0)" })
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var o: Int? = nil; o ??= 4; o ??= 9; print(o!)
extension Array { static func * (a: [Element], n: Int) -> [Element] { (0..<n).flatMap { _ in a } } }
print([1, 2] * 2)
extension Bool { static func ^ (a: Bool, b: Bool) -> Bool { a != b } }
print(true ^ false)
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
switch 4 { case even: print("even"); default: print("odd") }
// expect: 8.0 4.0 0.5 V(x: 7.0, y: 10.0) 11.0
// expect: true true V(x: -1.0, y: -1.0)
// expect: n10
// expect: 4
// expect: [1, 2, 1, 2]
// expect: true
// expect: even
