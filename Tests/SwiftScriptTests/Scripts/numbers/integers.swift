print(7 / 2, -7 / 2, 7 % 3, -7 % 3)  // expect: 3 -3 1 -1
print(7 / 2 * 2, 1 + 2 * 3, (1 + 2) * 3, 10 - 4 - 3, 2 * 3 % 4)  // expect: 6 7 9 3 2
print(Int.max, Int.min, UInt8.max, Int8.min)
// expect: 9223372036854775807 -9223372036854775808 255 -128
print(abs(-5), min(3, 1), max(3, 9, 4), 10.isMultiple(of: 5))  // expect: 5 1 9 true
print(1 << 4, 0xff & 0x0f, 6 | 1, 6 ^ 2, 256 >> 2, 1_000)  // expect: 16 15 7 4 64 1000
let negative = -3
print(0b101, 0o17, -negative, +5, (-7).magnitude, 7.quotientAndRemainder(dividingBy: 2))
// expect: 5 15 3 5 7 (quotient: 3, remainder: 1)
var n = 10
n -= 3
n *= 2
n /= 4
n %= 2
print(n)  // expect: 1
let small: UInt8 = 200
print(Int(small) + 100, UInt8(clamping: 300), Int8(truncatingIfNeeded: 200))  // expect: 300 255 -56
