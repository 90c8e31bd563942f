// swift-format-ignore-file
import Foundation
var d = ["a": 1, "b": 2]
print(d.index(forKey: "a").map { d[$0].value } as Any)
print(d.updateValue(5, forKey: "a") as Any, d.removeValue(forKey: "z") as Any)
d.merge(["b": 9, "c": 3]) { $0 + $1 }; print(d.sorted { $0.key < $1.key })
print(d.merging(["a": 0], uniquingKeysWith: { old, _ in old })["a"]!)
print(d.mapValues { $0 * 2 }.values.sorted(), d.compactMapValues { $0 > 5 ? $0 : nil }.count)
print(d.filter { $0.value > 3 }.keys.sorted(), d.max { $0.value < $1.value }!.key, d.min { $0.value < $1.value }!.value)
print(Dictionary(uniqueKeysWithValues: zip(["x", "y"], 1...)).sorted { $0.key < $1.key })
print(Dictionary(grouping: 1...6) { $0 % 3 }.sorted { $0.key < $1.key })
print(d.first { $0.value == 11 }?.key ?? "-", d.contains { $0.key == "c" }, d.allSatisfy { $0.value > 0 })
d["q", default: 10] += 1; d["q"]? += 1; print(d["q"]!)
for (k, v) in d.sorted(by: { $0.1 < $1.1 }) { print(k, v, terminator: ";") }
print(d.reduce(0) { $0 + $1.value }, d.reduce(into: "") { $0 += $1.value > 4 ? "x" : "" })
print(d.keys.contains("a"), d.values.reduce(0, +), d.isEmpty, d.count)
let s: Set = [1, 2, 3], t: Set = [3, 4]
print(s.union(t).sorted(), s.intersection(t), s.subtracting(t).sorted(), s.symmetricDifference(t).sorted())
print(s.isSubset(of: [1, 2, 3, 4]), s.isSuperset(of: [1]), s.isDisjoint(with: [9]), s.isStrictSubset(of: s))
var u = s; print(u.insert(1).inserted, u.insert(9).memberAfterInsert, u.update(with: 2) as Any, u.remove(1) as Any)
u.formUnion([20]); u.formIntersection([20, 2]); u.subtract([2]); u.formSymmetricDifference([5]); print(u.sorted())
print(s.map { $0 * 2 }.sorted(), s.filter { $0 > 1 }.sorted(), s == [3, 2, 1], s.contains(2), s.min()!, s.max()!)
let n = 42, x = -7.5
print(n.isMultiple(of: 7), n.quotientAndRemainder(dividingBy: 5), n.signum(), n.magnitude, (-n).magnitude, n.bitWidth, n.leadingZeroBitCount, n.trailingZeroBitCount, n.nonzeroBitCount)
print(n.addingReportingOverflow(Int.max), n.multipliedReportingOverflow(by: 2).overflow, Int8(truncatingIfNeeded: 300), Int8(clamping: 300), Int8(exactly: 300) as Any, UInt8(bitPattern: -1))
print(x.rounded(), x.rounded(.up), x.rounded(.towardZero), x.rounded(.toNearestOrEven), x.truncatingRemainder(dividingBy: 2), x.magnitude, x.sign, x.isNaN, x.isFinite, x.squareRoot().isNaN)
print(Double.pi, Double.infinity, -Double.infinity, Double.nan, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne, 1.0.nextUp)
print(Int("ff", radix: 16)!, String(255, radix: 2), String(-255, radix: 16, uppercase: true), Int("12x") as Any, Double("1e3")!, Double(".5") as Any, Int(3.99), Int(exactly: 3.5) as Any)
print(n.advanced(by: 3), n.distance(to: 50), 5.0.distance(to: 7.5), stride(from: 0, to: 1, by: 0.25).map { $0 }, (1...5).clamped(to: 3...9), (0..<3).overlaps(2..<4), (0..<0).isEmpty)
print(pow(2.0, 10.0), sqrt(2.0), hypot(3.0, 4.0), abs(-3), fabs(-2.5), ceil(1.2), floor(-1.2), round(2.5), trunc(-2.7), fmod(7, 3), log2(8.0), exp(0.0), sin(0.0), atan2(1.0, 1.0), cbrt(27.0))
print(min(3, 1, 2), max(1.5, 2), [2, 1].min()!, zip([1, 2], ["a", "b"]).map { "\($0)\($1)" }, repeatElement("z", count: 2).joined(), sequence(first: 1) { $0 < 20 ? $0 * 3 : nil }.map { $0 })
print(UInt8.max &+ 1, Int.min &- 1 == Int.max, 5 << 2, -9 >> 1, 6 & 3, 6 | 3, 6 ^ 3, ~5, 7 % 3, -7 % 3, 7 / -2)
print(Float(0.1), Float(16777217), Float.pi, 0.1 + 0.2, 1e21, 1e-7, 100000.0, 1e16, 123456789012345680.0, -0.0, 5e-324)
print(Bool("true") as Any, Bool.random() || true, true.description, (true ? 1 : 2), !false)
print(Int.random(in: 5...5), [7].randomElement()!, [1, 2, 3].shuffled().sorted(), Int.max.description.count)

// expect: Optional(1)
// expect: Optional(1) nil
// expect: [(key: "a", value: 5), (key: "b", value: 11), (key: "c", value: 3)]
// expect: 5
// expect: [6, 10, 22] 1
// expect: ["a", "b"] b 3
// expect: [(key: "x", value: 1), (key: "y", value: 2)]
// expect: [(key: 0, value: [3, 6]), (key: 1, value: [1, 4]), (key: 2, value: [2, 5])]
// expect: b true true
// expect: 12
// expect: c 3;a 5;b 11;q 12;31 xxx
// expect: true 31 false 4
// expect: [1, 2, 3, 4] [3] [1, 2] [1, 2, 4]
// expect: true true true false
// expect: false 9 Optional(2) Optional(1)
// expect: [5, 20]
// expect: [2, 4, 6] [2, 3] true true 1 3
// expect: true (quotient: 8, remainder: 2) 1 42 42 64 58 1 3
// expect: (partialValue: -9223372036854775767, overflow: true) false 44 127 nil 255
// expect: -8.0 -7.0 -7.0 -8.0 -1.5 7.5 minus false true true
// expect: 3.141592653589793 inf -inf nan 1.7976931348623157e+308 5e-324 2.220446049250313e-16 1.0000000000000002
// expect: 255 11111111 -FF nil 1000.0 Optional(0.5) 3 nil
// expect: 45 8 2.5 [0.0, 0.25, 0.5, 0.75] 3...5 true true
// expect: 1024.0 1.4142135623730951 5.0 3 2.5 2.0 -2.0 3.0 -2.0 1.0 3.0 1.0 0.0 0.7853981633974483 3.0000000000000004
// expect: 1 2.0 1 ["1a", "2b"] zz [1, 3, 9, 27]
// expect: 0 true 20 -5 2 7 5 -6 1 -1 -3
// expect: 0.1 16777216.0 3.1415925 0.30000000000000004 1e+21 1e-07 100000.0 1e+16 1.2345678901234568e+17 -0.0 5e-324
// expect: Optional(true) true true 1 true
// expect: 5 7 [1, 2, 3] 19
