// swift-format-ignore-file
protocol Kind { associatedtype V; static var v: V { get } }
enum K: Kind { static var v: Int { 3 } }
struct Box<T> { var item: T?; init(_ t: T) { item = t } }
func of<Q: Kind>(_ q: Q.Type) -> Box<Q.V> { Box(q.v) }
let b: Box = of(K.self)
print(type(of: b))
func str<T: ExpressibleByStringLiteral>(_ t: T) -> Box<T> { Box(t) }
let d: Box = str("a")
print(type(of: d))
func flt<T: BinaryFloatingPoint>(_ t: T) -> Box<T> { Box(t) }
let e: Box = flt(1)
print(type(of: e))
let f: Box = flt(1.5)
print(type(of: f))
let g: Box<Float> = flt(1)
print(type(of: g))
func pair<A: BinaryFloatingPoint, B: BinaryInteger>(_ a: A, _ b: B) -> (A, B) { (a, b) }
print(pair(1, 2), type(of: pair(1, 2)))
func mean<T: BinaryFloatingPoint>(_ xs: [T]) -> T { xs.reduce(0, +) / T(xs.count) }
print(mean([1, 2]), mean([1, 2] as [Float]), mean([1.5, 2]))
func clamp<T: Comparable>(_ x: T, _ lo: T, _ hi: T) -> T { min(max(x, lo), hi) }
print(clamp(1, 2, 3), clamp(1, 2.5, 3), clamp("b", "a", "c"))
struct Vec<T: FloatingPoint> { var x, y: T; init(_ x: T, _ y: T) { self.x = x; self.y = y } }
print(type(of: Vec(3, 4)))
func half<T: FloatingPoint>(_ x: T, by f: (T) -> T) -> T { f(x) / 2 }
print(half(-5, by: { $0 }))
func neg<T: SignedNumeric>(_ x: T) -> T { -x }
print(neg(3), neg(3.5), type(of: neg(2)))
// expect: Box<Int>
// expect: Box<String>
// expect: Box<Double>
// expect: Box<Double>
// expect: Box<Float>
// expect: (1.0, 2) (Double, Int)
// expect: 1.5 1.5 1.75
// expect: 2 2.5 b
// expect: Vec<Double>
// expect: -2.5
// expect: -3 -3.5 Int
