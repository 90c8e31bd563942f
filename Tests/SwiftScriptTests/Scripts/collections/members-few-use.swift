// swift-format-ignore-file
import Foundation

var d = ["a": 1]
d.merge(zip(["x", "y"], [1, 2])) { $1 }
d.merge([("x", 1), ("q", 2)], uniquingKeysWith: +)
d.merge(["a": 1, "c": 3]) { $0 + $1 }
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(
  d.merging([("a", 5)]) { old, _ in old }["a"]!, d.merging(["n": 1], uniquingKeysWith: { $1 }).count
)
print([String: Int].init(), [Int].init(repeating: 1, count: 2), [Int].init().count)
var s: Set = [5]
print(s.removeFirst(), s)
var a = [1, 2, 3, 4, 1, 2]
print(
  a.split(separator: [1, 2]), a.split(separator: [9]),
  a.split(separator: [1, 2], omittingEmptySubsequences: false),
  a.split(separator: [1, 2], maxSplits: 1).count, a.split(separator: 3))
a.trimPrefix([1]); a.trimPrefix { $0 < 3 }
print(a)
var t = "Hello"; t.trimPrefix("He"); print(t); t.trimPrefix { $0 == "l" }; print(t)
print(
  "hello".lastIndex { $0 == "l" }!.utf16Offset(in: "hello"),
  "abc".dropFirst().lastIndex { $0 == "c" } != nil)
var i = 0
print(a.formIndex(&i, offsetBy: 9, limitedBy: 2), i)
var j = t.startIndex; t.formIndex(after: &j); print(j == t.endIndex)
var out = "x"; "more".write(to: &out); print(out)
print(
  Double(sign: .minus, exponent: 2, significand: 1.5), Double(signOf: -1, magnitudeOf: 3),
  (5e-324).isSubnormal, Double.minimumMagnitude(-1, 2), Double.maximumMagnitude(-3, 2))
var m = 5.5; m.formSquareRoot(); m.addProduct(1, 2); m.formTruncatingRemainder(dividingBy: 2);
m.formRemainder(dividingBy: 3); print(m)
let u: UInt8 = numericCast(200); print(u)
print(
  a.starts(with: [9, 1], by: { $0 % 2 == $1 % 2 }),
  "abc".starts(with: ["A"], by: { $0.uppercased() == String($1) }),
  (1...5).starts(with: [2, 3], by: <), Set([1]).starts(with: [1], by: ==),
  ["a": 1].starts(with: [1]) { $0.value == $1 }, a[...].starts(with: a, by: ==))
print(
  String(decoding: [104, 105] as [UInt8], as: UTF8.self),
  String(decoding: Array("é".utf8), as: UTF8.self))
// expect: ["a2", "c3", "q2", "x2", "y2"]
// expect: 2 6
// expect: [:] [1, 1] 0
// expect: 5 []
// expect: [ArraySlice([3, 4])] [ArraySlice([1, 2, 3, 4, 1, 2])] [ArraySlice([]), ArraySlice([3, 4]), ArraySlice([])] 1 [ArraySlice([1, 2]), ArraySlice([4, 1, 2])]
// expect: [3, 4, 1, 2]
// expect: llo
// expect: o
// expect: 3 true
// expect: false 2
// expect: true
// expect: xmore
// expect: -6.0 -3.0 true -1.0 -3.0
// expect: 0.3452078799117153
// expect: 200
// expect: false true true true true true
// expect: hi é
