// swift-format-ignore-file
import Foundation
var log: [String] = []
func f(_ n: Int?) -> String { guard let n, n > 0 else { return "bad" }; if case 1...9 = n { return "digit" }; return n.isMultiple(of: 2) ? "even" : "odd" }
print(f(nil), f(-1), f(5), f(10), f(11))
var i = 0; repeat { i += 1; if i == 2 { continue }; log.append("\(i)") } while i < 4; print(log)
var n = 27, steps = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; steps += 1 }; print(steps)
for (i, c) in "abc".enumerated() where i != 1 { print(i, c) }
for x in stride(from: 1.0, to: 2.0, by: 0.25) { print(x, terminator: ",") }; print()
for (k, v) in ["b": 2, "a": 1].sorted(by: { $0.0 < $1.0 }) { print(k, v) }
let grade = switch 87 { case 90...: "A"; case 80..<90: "B"; default: "C" }; print(grade)
let sign = if n > 0 { "pos" } else { "neg" }; print(sign)
func early(_ xs: [Int]) -> Int? { for x in xs { if x < 0 { return nil }; defer { log.append("d\(x)") }; if x == 3 { return x } }; return -1 }
print(early([1, 3, 4]) as Any, early([-1]) as Any, early([]) as Any, log.suffix(2))
let a = [1, 2, 3], (h, t) = (a.first, a.dropFirst()); print(h!, t)
var (x, y) = (1, 2); (x, y) = (y, x + y); swap(&x, &y); print(x, y)
let opt: String?? = .some(nil); print(opt == nil, opt as Any); if let inner = opt { print(inner == nil) }
let nested: [[Int]?] = [[1], nil]; print(nested.compactMap { $0 }.flatMap { $0 }, nested[1]?.count ?? -1, nested[0]!.first!)
let s: String? = "5"; print(s.flatMap(Int.init).map { $0 * 2 } ?? 0, s?.count as Any, s.map { $0 + "!" } ?? "")
print(Int.max &+ 1 == Int.min, 7 / 2, -7 / 2, -7 % 3, 7.0 / 2, 1 << 4, 0xff & 0x0f, 5 ^ 1, ~0, 10_000, 0b101, 1e3)
print(UInt8.max, Int8(-128), UInt8(truncatingIfNeeded: 300), Int("12a") as Any, Double(7) / 3, (2.5).rounded(), (-2.5).rounded(.down), 3.7.rounded(.towardZero), Int(3.9), 5.5.truncatingRemainder(dividingBy: 2))
print(Double.pi > 3, Double.infinity > 1, Double.nan == Double.nan, 0.1 + 0.2 == 0.3, abs(-3), min(1, 2, 0), 5.quotientAndRemainder(dividingBy: 3), 12.isMultiple(of: 4), (1...3) ~= 2)
assert(true, "fine"); precondition(1 < 2); func named() -> String { #function }; print(named(), type(of: 1...2), type(of: "a"), [Int].self)
// expect: bad bad digit even odd
// expect: ["1", "3", "4"]
// expect: 111
// expect: 0 a
// expect: 2 c
// expect: 1.0,1.25,1.5,1.75,
// expect: a 1
// expect: b 2
// expect: B
// expect: pos
// expect: Optional(3) nil Optional(-1) ["d1", "d3"]
// expect: 1 [2, 3]
// expect: 3 2
// expect: false Optional(nil)
// expect: true
// expect: [1] -1 1
// expect: 10 Optional(1) 5!
// expect: true 3 -3 -1 3.5 16 15 4 -1 10000 5 1000.0
// expect: 255 -128 44 nil 2.3333333333333335 3.0 -3.0 3.0 3 1.5
// expect: true true false false 3 0 (quotient: 1, remainder: 2) true true
// expect: named() ClosedRange<Int> String Array<Int>
