// swift-format-ignore-file
import Foundation
var d = Data([1, 2, 3, 4, 5])
print(Array(d[1...]), d[1...].count, Array(d.prefix(2)), Array(d[..<2]), Array(d[1...2]), Array(d[1..<3]))
let tail = d[2...]
print(tail, tail.startIndex, tail.endIndex, tail[3], tail.first ?? 0)
print(d.prefix(3), d.suffix(2), d.dropFirst(), d.dropLast(4), d.indices)
d[0..<2] = Data([9])
print(Array(d), d == Data([9, 3, 4, 5]))
d.removeSubrange(1...)
print(Array(d))
print(d.prefix(1).map { $0 + 1 }, d.dropFirst().isEmpty)
var i = d.startIndex
while i < d.endIndex { print(d[i]); i += 1 }

// expect: [2, 3, 4, 5] 4 [1, 2] [1, 2] [2, 3] [2, 3]
// expect: 3 bytes 2 5 4 3
// expect: 3 bytes 2 bytes 4 bytes 1 bytes 0..<5
// expect: [9, 3, 4, 5] true
// expect: [9]
// expect: [10] true
// expect: 9
