// swift-format-ignore-file
let open = 5...
print(open.contains(7), open.lowerBound, open, [1, 2, 3, 4][2...], [1, 2, 3, 4][..<2], [1, 2, 3, 4][...2])
func start(_ r: PartialRangeFrom<Int>) -> Int { r.lowerBound }
func end(_ r: PartialRangeUpTo<Double>) -> Double { r.upperBound }
func last(_ r: PartialRangeThrough<Int>) -> Bool { r.contains(3) }
print(start(3...), end(..<2.5), last(...3), last(...2))
switch 15 { case ..<0: print("none"); case 10...: print("many"); default: print("some") }
print((...5) ~= 3, (1...) ~= 0, Array(zip(["x", "y"], 0...)), zip(1..., "ab").map { "\($0)\($1)" })
struct Day: Strideable, Comparable { var n: Int
  func distance(to other: Day) -> Int { other.n - n }
  func advanced(by k: Int) -> Day { Day(n: n + k) } }
for day in Day(n: 1)... { if day.n > 3 { break }; print(day.n, terminator: " ") }
for day in Day(n: 1)...Day(n: 2) { print(day.n, terminator: " ") }
for (i, x) in (10...).enumerated() { if i == 2 { break }; print(i, x, terminator: " ") }
print((1...).first { $0 % 11 == 0 }!, (1...).lazy.map { $0 * $0 }.first { $0 > 30 }!)
var list = [1, 2, 3, 4, 5]
list.removeSubrange(3...); list.replaceSubrange(..<1, with: [9, 9])
print(list)
// expect: true 5 PartialRangeFrom<Int>(lowerBound: 5) [3, 4] [1, 2] [1, 2, 3]
// expect: 3 2.5 true false
// expect: many
// expect: true false [("x", 0), ("y", 1)] ["1a", "2b"]
// expect: 1 2 3 1 2 0 10 1 11 11 36
// expect: [9, 9, 2, 3]
