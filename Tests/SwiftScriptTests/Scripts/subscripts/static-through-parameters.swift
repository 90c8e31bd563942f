// swift-format-ignore-file
struct Conf { static var d: [String: Int] = ["a": 1]
  static subscript(k: String) -> Int { get { d[k] ?? 0 } set { d[k] = newValue } } 
  static subscript(i: Int) -> String { "i\(i)" } }
print(Conf["a"], Conf["b"], Conf[3])
Conf["b"] = 5
Conf["b"] += 2
print(Conf["b"])
protocol Keyed { static subscript(k: String) -> Int { get } ; static var name: String { get } ; static func make() -> Self }
struct K1: Keyed { static subscript(k: String) -> Int { k.count }; static let name = "K1"; static func make() -> K1 { K1() } }
struct K2: Keyed { static subscript(k: String) -> Int { -k.count }; static var name: String { "K2" }; static func make() -> K2 { K2() } }
func q<T: Keyed>(_ t: T.Type, _ k: String) -> Int { T[k] + t[k] }
print(q(K1.self, "abc"), q(K2.self, "abc"))
let ts: [any Keyed.Type] = [K1.self, K2.self]
for t in ts { print(t.name, t.make(), t["zz"]) }
func sum<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(T.zero, +) }
func sum2<T: AdditiveArithmetic>(_ xs: [T]) -> T { xs.reduce(.zero) { $0 + $1 } }
print(sum([1, 2]), sum([1.5, 2]), sum2([Float(2)]))
func mag<T: SignedNumeric & Comparable>(_ t: T) -> T.Magnitude { t.magnitude }
print(mag(-4), mag(-2.5))
func limits<T: FixedWidthInteger>(_: T.Type) -> (T, T, Int) { (T.min, T.max, T.bitWidth) }
print(limits(Int8.self), limits(UInt16.self))
func clampAll<T: BinaryInteger>(_ t: T) -> Bool { T.isSigned && t.isMultiple(of: 2) }
print(clampAll(4), clampAll(4 as UInt8))
func norm<T: FloatingPoint>(_ xs: [T]) -> T { xs.map { $0 * $0 }.reduce(0, +).squareRoot() }
print(norm([3.0, 4.0]), norm([Float(1)]), Double.pi, Float.infinity)
func p<T: FloatingPoint>(_: T.Type) -> T { T.pi / 2 + T.ulpOfOne * 0 }
print(p(Double.self))
// expect: 1 0 i3
// expect: 7
// expect: 6 -6
// expect: K1 K1() 2
// expect: K2 K2() -2
// expect: 3 3.5 2.0
// expect: 4 2.5
// expect: (-128, 127, 8) (0, 65535, 16)
// expect: true false
// expect: 5.0 1.0 3.141592653589793 inf
// expect: 1.5707963267948966
