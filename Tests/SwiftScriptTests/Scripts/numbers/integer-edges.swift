// swift-format-ignore-file
print(Int.max, Int.min, Int.max &+ 1 == Int.min, -7 / 2, -7 % 2, 7 / -2, (-8) >> 1, 1 << 10)
print(UInt8.max &+ 1, Int8(-128) &- 1, 200 & 0x0f, 5 | 2, 6 ^ 3, ~5)

// expect: 9223372036854775807 -9223372036854775808 true -3 -1 -3 -4 1024
// expect: 0 127 8 7 5 -6
