// swift-format-ignore-file
let half = 1..<4
let closed = 1...4
print(half.count, closed.count, half.contains(4), closed.contains(4))  // expect: 3 4 false true
print(half.lowerBound, half.upperBound, closed.upperBound, (2..<2).isEmpty)  // expect: 1 4 4 true
print(half.map { $0 * 2 }, closed.reduce(0, +), Array(half), closed.reversed().first!)
// expect: [2, 4, 6] 10 [1, 2, 3] 4
print((0.0...1.0).contains(0.5), (0.0..<1.0).contains(1.0))  // expect: true false
print((..<5).contains(4), (5...).contains(4))  // expect: true false
print(half, closed, half.overlaps(3..<9), (0...10).clamped(to: 3...5))
// expect: 1..<4 1...4 true 3...5
print(half == 1..<4, half.contains { $0 > 2 }, (1...3).sorted(by: >))  // expect: true true [3, 2, 1]
if 1...3 ~= 2 { print("matches") }  // expect: matches
