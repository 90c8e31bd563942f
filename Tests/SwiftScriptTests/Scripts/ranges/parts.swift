// swift-format-ignore-file
let r = 0..<10
print(r.prefix(3), r.suffix(2), r.dropFirst(4), r.dropLast(), r.dropFirst(20), r.prefix(0), r.suffix(0))
print((2..<5).prefix(9), r.prefix(3).count, Array(r.dropFirst(7)), r.prefix(4).map { $0 * 2 }, r.dropFirst().first!)
for i in r.dropFirst(8) { print(i) }
print(r.prefix(while: { $0 < 3 }), r.drop(while: { $0 < 8 }), r.prefix(upTo: 3), r.suffix(from: 7))
let head: Range<Int> = r.prefix(2)
print(head)

// expect: 0..<3 8..<10 4..<10 0..<9 10..<10 0..<0 10..<10
// expect: 2..<5 3 [7, 8, 9] [0, 2, 4, 6] 1
// expect: 8
// expect: 9
// expect: 0..<3 8..<10 0..<3 7..<10
// expect: 0..<2
