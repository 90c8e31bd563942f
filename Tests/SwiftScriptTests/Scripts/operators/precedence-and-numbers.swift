// swift-format-ignore-file
// Precedence, operators of one's own and numbers.
func t(_ s: String, _ b: Bool = true) -> Bool { print(s, terminator: " "); return b }
print(t("a") && t("b", false) || t("c") && !t("d", false)); print(t("a", false) || t("b") && t("c", false) == t("d", false))
print(1 + 2 * 3 - 4 / 2 % 3, 7 & 3 | 4 ^ 1, 1 << 2 + 1, -2 * 3 + +4, ~5 & 0xF, 10 - 2 - 3, 2 * 3 % 4, (1 < 2) == true, 5...6 ~= 5, 1 + 1 ... 3)
print(true ? 1 : false ? 2 : 3, false ? 1 : true ? 2 : 3, (1 > 0 ? "x" : "y") + "z", nil ?? 3 ?? 4 as Int, 3 as Double / 2, 7 / 2 * 2.0, -7 / 2, -7 % 3, 7 % -3)
var x = 5; x += x * 2 - 1; x -= x > 3 ? 1 : 2; x <<= 1; x |= 1; x ^= 3; x &= 0xFE; x %= 7; x >>= 1; print(x)
let y = x == 1 ? "one" : x == 2 ? "two" : "many"; print(y)
infix operator **: Exp
precedencegroup Exp {
 higherThan: MultiplicationPrecedence
 associativity: right
}
func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { p, _ in p * a } }
print(2 ** 3 ** 2, 2 * 2 ** 3, -2 ** 2, (1 + 1) ** 2 + 1)
prefix operator √
prefix func √ (x: Double) -> Double { x * x }
postfix operator %%
postfix func %% (x: Int) -> Double { Double(x) / 100 }
print(√16.0 + 1, 50%%, √9.0 * 2, -(50%%))
infix operator |>: Pipe
precedencegroup Pipe {
 lowerThan: AdditionPrecedence, ComparisonPrecedence
 associativity: left
}
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(1 + 2 |> { $0 * 10 } |> String.init, [3, 1, 2] |> { $0.sorted() } |> { $0.map { "\($0)" }.joined() })
infix operator ??=: AssignmentPrecedence; func ??= <T>(l: inout T?, r: @autoclosure () -> T) { if l == nil { l = r() } }
var op: Int?; op ??= 4; op ??= { print("never"); return 5 }(); print(op!)
struct V: Equatable { var x, y: Double; static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }; static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }; static func * (a: V, k: Double) -> V { V(x: a.x * k, y: a.y * k) }; static func * (k: Double, a: V) -> V { a * k }; static func += (a: inout V, b: V) { a = a + b }; static func / (a: V, b: Double) -> V { a * (1 / b) } }
var v = V(x: 1, y: 2) + V(x: 3, y: 4) * 2; v += -V(x: 1, y: 1) * 0.5; print(v, 2 * v == v * 2, v / 2, -v + v)
print(0.1 + 0.2 == 0.3, 1e3, 0x1p4, 0b101, 0o17, 1_000_000, 0xFF_FF, 1.5e-3, 5e0, .pi > 3.14, Int.max &+ 1, UInt8(250) &+ 10, Int8(-128) &- 1)
print("a" + "b" == "ab", "a" < "b", [1, 2] + [3] == [1, 2, 3], (1, "a") == (1, "a"), (1, 2) < (1, 3), "b" > "a" && "a" > "B")
let r = 1..<5, cr = 1...5; print(r.contains(5), cr ~= 5, r.count, Array(r).last!, (1...).contains(99), (..<3).contains(3), r.clamped(to: 3..<9), cr.overlaps(5...7), r.isEmpty, stride(from: 10, to: 0, by: -3).map { $0 }, stride(from: 0, through: 1, by: 0.25).map { $0 })
let f = { (a: Int, b: Int) in a + b }; print(f(1, 2) * 2, [1, 2, 3].reduce(0, f), [(1, 2), (3, 4)].map { $0 + $1 }, [(1, 2)].map(+), zip([1, 2], [3, 4]).map(*))
print(min(1, 2, 0), max("a", "b"), abs(-3), abs(-2.5), swap2(1, 2), [3, 1].min()!, 17.quotientAndRemainder(dividingBy: 5), 6.isMultiple(of: 3), (-5).magnitude, 5.signum(), 255.byteSwapped != 0, 12.trailingZeroBitCount, 7.nonzeroBitCount, UInt8.max.leadingZeroBitCount)
func swap2(_ a: Int, _ b: Int) -> (Int, Int) { var (a, b) = (a, b); (a, b) = (b, a); swap(&a, &b); return (b, a) }
var arr = [1, 2, 3]; arr[0] += 5; arr[arr.count - 1] *= 2; (arr[0], arr[1]) = (arr[1], arr[0]); print(arr, arr[1...], arr[..<2], arr.first! + arr.last!, arr.indices.last!)
let neg = -5, pos = +5; print(neg - -5, pos - neg, !true != false, !(1 == 2), neg.magnitude == UInt(5))
let s = "x" as Character; print(s == "x", ("a"..."z").contains(s), "a"..."z" ~= s, s.isLetter ? 1 : 0)
print(1.0 / 3, Float(1) / 3, 2.0 / 3 * 3 == 2, 10 / 4, 10 / 4.0, Double(10) / 4, Int(3.99), Int(-3.99), Double("2.50")!, 1 / 3 as Double)
// expect: a b c d true
// expect: a b c d true
// expect: 5 6 5 -2 10 5 2 true true 2...3
// expect: 1 2 xz 3 1.5 7.0 -3 -1 1
// expect: 1
// expect: one
// expect: 512 16 4 5
// expect: 257.0 0.5 162.0 -0.5
// expect: 30 123
// expect: 4
// expect: V(x: 6.5, y: 9.5) true V(x: 3.25, y: 4.75) V(x: 0.0, y: 0.0)
// expect: false 1000.0 16.0 5 15 1000000 65535 0.0015 5.0 true -9223372036854775808 4 127
// expect: true true true true true true
// expect: false true 4 4 true false 3..<5 true false [10, 7, 4, 1] [0.0, 0.25, 0.5, 0.75, 1.0]
// expect: 6 6 [3, 7] [3] [3, 8]
// expect: 0 b 3 2.5 (2, 1) 1 (quotient: 3, remainder: 2) true 5 1 true 2 3 0
// expect: [2, 6, 6] [6, 6] [2, 6] 8 2
// expect: 0 10 false true true
// expect: true true true 1
// expect: 0.3333333333333333 0.33333334 true 2 2.5 2.5 3 -3 2.5 0.3333333333333333
