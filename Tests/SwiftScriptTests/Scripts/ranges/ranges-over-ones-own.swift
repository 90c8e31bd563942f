// swift-format-ignore-file
nonisolated struct Day: Strideable, Hashable, CustomStringConvertible {
  var n: Int
  func distance(to other: Day) -> Int { other.n - n }
  func advanced(by k: Int) -> Day { Day(n: n + k) }
  var description: String { "day \(n)" }
}
let a = Day(n: 1), b = Day(n: 4)
print((a...b).map { $0.n })
for d in a..<b { print(d) }
print((a...b).count, (a..<b).contains(Day(n: 4)))
print(Array(a...b))
print((a...b).first!, (a...b).last!, (a..<b).isEmpty)
print((a...b).filter { $0.n % 2 == 0 }.map(\.description))
for (i, d) in (a...b).enumerated() { print(i, d) }
print((a...b).reversed().map(\.n))
let set = Set(a...b)
print(set.count)
print((a...b).reduce(0) { $0 + $1.n })
print((a...b).lowerBound, (a...b).upperBound)
let r = a...b

print((a..<b).prefix(2), (a..<b).dropFirst(), (a..<b).dropLast(1), (a..<b).suffix(1))
print((a..<b).prefix { $0.n < 3 }, (a..<b).drop { $0.n < 3 })
print((a...b).prefix(2).map(\.n), (a...b).dropFirst().count)
print(zip(a...b, 0...).map { "\($0.n)\($1)" })
print(b > a, a.distance(to: b), type(of: a...b))
print((a..<b).min()!, (a..<b).randomElement() != nil, (a...b).shuffled().count)
print(
  (1..<5).dropFirst(2), (1..<5).prefix(through: 3), (1..<5).suffix(from: 2),
  (1..<5).prefix(while: { $0 < 3 }))
print((0...Int.max).first { $0 > 10 }!)
// expect: [1, 2, 3, 4]
// expect: day 1
// expect: day 2
// expect: day 3
// expect: 4 false
// expect: [day 1, day 2, day 3, day 4]
// expect: day 1 day 4 false
// expect: ["day 2", "day 4"]
// expect: 0 day 1
// expect: 1 day 2
// expect: 2 day 3
// expect: 3 day 4
// expect: [4, 3, 2, 1]
// expect: 4
// expect: 10
// expect: day 1 day 4
// expect: day 1..<day 3 day 2..<day 4 day 1..<day 3 day 3..<day 4
// expect: day 1..<day 3 day 3..<day 4
// expect: [1, 2] 3
// expect: ["10", "21", "32", "43"]
// expect: true 3 ClosedRange<Day>
// expect: day 1 true 4
// expect: 3..<5 1..<4 2..<5 1..<3
// expect: 11
