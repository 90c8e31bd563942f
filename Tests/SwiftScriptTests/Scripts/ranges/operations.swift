// swift-format-ignore-file
let r = 3..<8
print(r.contains(3), r.contains(8), r.count, r.lowerBound, r.isEmpty, (1...4).reduce(1, *), r.clamped(to: 5..<20), (0..<0).isEmpty, r.overlaps(7..<9))
print((1...3).map { $0 * $0 }, Array(2...4), (1..<10).filter { $0 % 4 == 0 }, 5...5 ~= 5)

// expect: true false 5 3 false 24 5..<8 true true
// expect: [1, 4, 9] [2, 3, 4] [4, 8] true
