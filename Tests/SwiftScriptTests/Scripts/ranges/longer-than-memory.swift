// swift-format-ignore-file
// Ranges of more elements than there is room for: no more is asked of them than is needed.
print((1...Int.max).prefix(2).map { $0 })
print(zip(1...Int.max, "ab").map { "\($0)\($1)" })
print(zip("ab", 1...Int.max).map { "\($0)\($1)" })
print((1...Int.max).lazy.filter { $0 % 3 == 1 }.first!)
print((1...Int.max).lazy.map { $0 * 2 }.first!, (1...Int.max).lazy.count)
print(Array((1...Int.max).lazy.filter { $0 % 7 == 0 }.prefix(2)))
for x in (1...Int.max).lazy.filter({ $0 % 5 == 0 }) { print(x); if x > 9 { break } }
print(Array((1...Int.max).prefix(3)), (1...Int.max).first { $0 > 5 }!)

// expect: [1, 2]
// expect: ["1a", "2b"]
// expect: ["a1", "b2"]
// expect: 1
// expect: 2 9223372036854775807
// expect: [7, 14]
// expect: 5
// expect: 10
// expect: [1, 2, 3] 6
