// swift-format-ignore-file
print(UInt64.max, UInt.max, Int64.min, UInt32.max, Int8.min)
let big: UInt64 = 0xFFFF_FFFF_FFFF_FFFF
print(big, big - 1, big / 3, big % 10, big >> 4, big << 4, big &+ 2, big &* 3, 0 &- big)
print(big > 5, big < 5, big == UInt64.max, big >= big, 5 < big, big != 0)
print(String(big, radix: 16), String(big, radix: 2).count, String(big, radix: 36, uppercase: true))
func fnv(_ text: String) -> UInt64 {
  var hash: UInt64 = 14695981039346656037
  for byte in text.utf8 {
    hash ^= UInt64(byte)
    hash &*= 1099511628211
  }
  return hash
}
print(fnv("hello"), fnv(""), String(fnv("LayoutLab"), radix: 16))
func fnv32(_ text: String) -> UInt32 {
  var hash: UInt32 = 2166136261
  for byte in text.utf8 {
    hash ^= UInt32(byte)
    hash = hash &* 16777619
  }
  return hash
}
print(fnv32("hello"))
func djb2(_ text: String) -> UInt64 {
  var hash: UInt64 = 5381
  for c in text.unicodeScalars { hash = ((hash << 5) &+ hash) &+ UInt64(c.value) }
  return hash
}
print(djb2("the quick brown fox jumps over the lazy dog"))
func djb32(_ text: String) -> UInt32 {
  text.utf8.reduce(5381) { ($0 << 5) &+ $0 &+ UInt32($1) }
}
print(djb32("hello world"))
struct Xorshift {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
var x = Xorshift(state: 88172645463325252)
print(x.next(), x.next(), x.next() % 100)
struct LCG {
  var seed: UInt64
  mutating func next() -> UInt64 {
    seed = seed &* 6364136223846793005 &+ 1442695040888963407
    return seed
  }
}
var lcg = LCG(seed: 42)
print(lcg.next(), lcg.next())
print([UInt64.max, 3, 1 << 63].sorted(), [UInt64.max, 3].max()!, [big: "big"][UInt64.max]!, Set([big, big, 1]).count)
print(Int(truncatingIfNeeded: big), UInt8(truncatingIfNeeded: 300), Int8(truncatingIfNeeded: 200), UInt32(truncatingIfNeeded: -1))
print(UInt64(exactly: -1) as Any, UInt64(exactly: 5) as Any, Int(exactly: big) as Any, Int8(exactly: 127.0) as Any, UInt64(exactly: 1.8e19) as Any, UInt8(exactly: 256) as Any)
print(Int(clamping: big), UInt8(clamping: -5), UInt8(clamping: 500), Int8(clamping: Int.min), UInt64(clamping: -1))
print(big.multipliedReportingOverflow(by: 2), UInt8(200).addingReportingOverflow(100), UInt8(5).subtractingReportingOverflow(6))

print(UInt64(1).leadingZeroBitCount, UInt8(1).leadingZeroBitCount, Int32(8).trailingZeroBitCount, big.nonzeroBitCount, Int8(-1).nonzeroBitCount, UInt16(0).leadingZeroBitCount)
print(UInt32(0x01020304).byteSwapped, UInt16(1).bigEndian, UInt64(1).byteSwapped, Int32(1).byteSwapped)
print(Int8.min.magnitude, (-5).magnitude, big.magnitude, Int.min.magnitude)
print(UInt8(255) &+ 1, UInt8(0) &- 1, Int8(127) &+ 1, Int8.min &- 1, UInt16(65535) &* 65535, Int32.max &+ 1, Int32.max &* 2)
print(UInt8(1) << 7, UInt8(1) << 8, UInt8(1) &<< 8, UInt8(128) >> 7, Int8(-128) >> 7, UInt8(3) << -1, Int8(1) << 7, UInt64(1) << 63, UInt8(1) &<< 9, UInt8(128) &>> 9)
print(~UInt8(5), ~UInt64(0), ~Int8(5), ~0, ~UInt32(7))
print(UInt64.bitWidth, UInt8.bitWidth, Int.isSigned, UInt.isSigned, UInt8(3).bitWidth)
print(UInt64("18446744073709551615") as Any, UInt8("256") as Any, UInt64("-1") as Any, UInt64("ff", radix: 16) as Any, UInt64("ffffffffffffffff", radix: 16) as Any)
print(Double(big), Float(UInt32.max), Int(UInt64(12)))
print(Int(bitPattern: UInt.max), UInt(bitPattern: -1), UInt8(bitPattern: -1), Int8(bitPattern: 255))
let any: Any = big
print(any, any is UInt64, any is UInt, any as? UInt64 as Any, type(of: big), type(of: any))
print("\(big) and \(UInt8.max)", big.description, "\([big])", "\((big, 1))", "\(Optional(big) as Any)")
let (hi, lo) = big.multipliedFullWidth(by: big)
print(hi, lo, big.quotientAndRemainder(dividingBy: 10), big.isMultiple(of: 5), big.signum())
switch big {
case 0: print("zero")
case 1...100: print("small")
case UInt64.max: print("max")
default: print("other")
}
switch big { case 10...: print("from ten"); default: print("less") }
var m = big
m -= 1; m /= 2; m += 7; m %= 1000; m <<= 60; m >>= 2; m |= 1; m &= ~1; m ^= 0xF
print(m)
let small: UInt8 = 200
let wide = 200
print(small == wide, small < 250, Int(small) + wide, UInt16(small) + 100)
print(small.advanced(by: 5), small.distance(to: 100), (0...small).contains(7), (0..<UInt8(5)).map { $0 * 2 })
for i: UInt8 in 250...255 { print(i, terminator: " ") }
print()
for i in stride(from: UInt8(0), to: 10, by: 3) { print(i, terminator: " ") }
print()
print((1...20).reduce(UInt64(1)) { $0 * UInt64($1) }, [UInt8(1), 2, 3].reduce(0, +), [UInt64.max / 2, 5].reduce(0, +))
func sum<T: FixedWidthInteger>(_ a: T, _ b: T) -> T { a &+ b }
print(sum(big, 2), sum(UInt8(255), 2), sum(Int8(127), 1))
func bitsOf<T: BinaryInteger>(_ v: T) -> Int { var v = v, n = 0; while v != 0 { n += Int(v & 1); v >>= 1 }; return n }
print(bitsOf(big), bitsOf(UInt8(7)), bitsOf(1023))
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(big, 10), gcd(UInt8(12), 18))
var parts: [UInt64] = [big]; parts[0] &-= 1; parts.append(1 << 63); print(parts, parts.min()!, parts.contains(1 << 63))
print(min(big, 4), max(big, 4), big.hashValue == UInt64.max.hashValue, UInt64.zero, UInt8.min)
var opt: UInt64? = big; print(opt!, opt ?? 0, opt == big, opt.map { $0 - 1 }!); opt = nil; print(opt as Any)
print(abs(Int8(-5)), -Int8(5), Int16(-32768), -128 as Int8, Int.min, -9223372036854775808)
func rotl(_ x: UInt32, _ n: UInt32) -> UInt32 { (x << n) | (x >> (32 - n)) }
print(rotl(0x80000001, 1), rotl(1, 31))
func rotl64(_ x: UInt64, _ n: Int) -> UInt64 { (x << n) | (x >> (64 - n)) }
print(rotl64(0x8000000000000001, 1))
let color: UInt32 = 0xFF8800
print(Double((color >> 16) & 0xFF) / 255, (color >> 8) & 0xFF, color & 0xFF)
print((3.5).bitPattern, Double(bitPattern: 4615063718147915776), Float(1).bitPattern)
enum Flags: UInt64 { case low = 1, high = 0x8000_0000_0000_0000 }
print(Flags.high.rawValue, Flags(rawValue: 1 << 63) as Any)
struct Mask: OptionSet { let rawValue: UInt64; static let top = Mask(rawValue: 1 << 63); static let low = Mask(rawValue: 1) }
let mask: Mask = [.top, .low]
print(mask.rawValue, mask.contains(.top), mask.subtracting(.low).rawValue)

// expect: 18446744073709551615 18446744073709551615 -9223372036854775808 4294967295 -128
// expect: 18446744073709551615 18446744073709551614 6148914691236517205 5 1152921504606846975 18446744073709551600 1 18446744073709551613 1
// expect: true false true true true true
// expect: ffffffffffffffff 64 3W5E11264SGSF
// expect: 11831194018420276491 14695981039346656037 bc99d5d34a3435ce
// expect: 1335831723
// expect: 1653687373046440190
// expect: 894552257
// expect: 8748534153485358512 3040900993826735515 12
// expect: 10481999410520546993 4159066171780167020
// expect: [3, 9223372036854775808, 18446744073709551615] 18446744073709551615 big 2
// expect: -1 44 -56 4294967295
// expect: nil Optional(5) nil Optional(127) Optional(18000000000000000000) nil
// expect: 9223372036854775807 0 255 -128 0
// expect: (partialValue: 18446744073709551614, overflow: true) (partialValue: 44, overflow: true) (partialValue: 255, overflow: true)
// expect: 63 7 3 64 8 16
// expect: 67305985 256 72057594037927936 16777216
// expect: 128 5 18446744073709551615 9223372036854775808
// expect: 0 255 -128 127 1 -2147483648 -2
// expect: 128 0 1 1 -1 1 -128 9223372036854775808 2 64
// expect: 250 18446744073709551615 -6 -1 4294967288
// expect: 64 8 true false 8
// expect: Optional(18446744073709551615) nil nil Optional(255) Optional(18446744073709551615)
// expect: 1.8446744073709552e+19 4.2949673e+09 12
// expect: -1 18446744073709551615 255 -1
// expect: 18446744073709551615 true false Optional(18446744073709551615) UInt64 UInt64
// expect: 18446744073709551615 and 255 18446744073709551615 [18446744073709551615] (18446744073709551615, 1) Optional(18446744073709551615)
// expect: 18446744073709551614 1 (quotient: 1844674407370955161, remainder: 5) true 1
// expect: max
// expect: from ten
// expect: 4035225266123964431
// expect: true true 400 300
// expect: 205 -100 true [0, 2, 4, 6, 8]
// expect: 250 251 252 253 254 255 
// expect: 0 3 6 9 
// expect: 2432902008176640000 6 9223372036854775812
// expect: 1 1 -128
// expect: 64 3 10
// expect: 5 6
// expect: [18446744073709551614, 9223372036854775808] 9223372036854775808 true
// expect: 4 18446744073709551615 true 0 0
// expect: 18446744073709551615 18446744073709551615 true 18446744073709551614
// expect: nil
// expect: 5 -5 -32768 -128 -9223372036854775808 -9223372036854775808
// expect: 3 2147483648
// expect: 3
// expect: 1.0 136 0
// expect: 4615063718147915776 3.5 1065353216
// expect: 9223372036854775808 Optional(main.Flags.high)
// expect: 9223372036854775809 true 9223372036854775808
