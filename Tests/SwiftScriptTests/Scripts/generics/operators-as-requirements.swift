// swift-format-ignore-file
protocol Addable { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self; init() }
extension Int: Addable {}
extension Double: Addable {}
func total<T: Addable>(_ xs: [T]) -> T { var r = T.zero; for x in xs { r = r + x }; return r }
print(total([1, 2, 3]), total([0.5, 1]))
func empty<T: Addable>(_: T.Type) -> T { T() }
print(empty(Int.self), empty(Double.self))
protocol Bounded2 { static var max: Self { get }; static var min: Self { get } }
extension Int: Bounded2 {}
func range<T: Bounded2>(_: T.Type) -> (T, T) { (T.min, T.max) }
print(range(Int.self))
protocol Emptyable { init(); var isEmpty: Bool { get }; var count: Int { get } }
extension String: Emptyable {}
extension Array: Emptyable {}
func blank<T: Emptyable>(_: T.Type) -> T { T() }
print(blank(String.self).isEmpty, blank([Int].self).count)
func describe<T: Emptyable>(_ x: T) -> String { x.isEmpty ? "empty" : "\(x.count)" }
print(describe("abc"), describe([Int]()))
protocol Num { static func * (l: Self, r: Self) -> Self; static func < (l: Self, r: Self) -> Bool; var magnitude2: Self { get } }
extension Num { var magnitude2: Self { self * self } }
extension Int: Num {}
extension Double: Num {}
func sq<T: Num>(_ x: T) -> T { x * x }
func biggest<T: Num>(_ a: T, _ b: T) -> T { a < b ? b : a }
print(sq(4), sq(1.5), biggest(3, 9), 7.magnitude2)
let any: any Emptyable = "hello"
print(any.count)
struct P: Addable { var x = 0; static var zero: P { P(x: 0) }; static func + (a: P, b: P) -> P { P(x: a.x + b.x) } }
print(total([P(x: 1), P(x: 4)]))
// expect: 6 1.5
// expect: 0 0.0
// expect: (-9223372036854775808, 9223372036854775807)
// expect: true 0
// expect: 3 empty
// expect: 16 2.25 9 49
// expect: 5
// expect: P(x: 5)
