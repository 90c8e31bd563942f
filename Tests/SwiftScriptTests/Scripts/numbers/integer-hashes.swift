// swift-format-ignore-file
import Foundation
print((1...20).reduce(UInt64(1)) { $0 * UInt64($1) })
let words: [UInt64] = [1, 2, .max]
print(words.reduce(0, ^), words.map { $0 >> 1 }, words.filter { $0 > 5 }, words.max()!)
print(words.reduce(0) { $0 &+ $1 })
let big: UInt64 = .max
print(stride(from: big - 2, to: big, by: 1).map { $0 })
print(big.distance(to: big - 5), (big - 5).advanced(by: 2))
var dict: [UInt64: String] = [:]
dict[big] = "max"; dict[1] = "one"
print(dict[.max]!, dict[1]!, dict.count, dict.keys.sorted())
var set: Set<UInt64> = [big, 1, big]
print(set.count, set.contains(18446744073709551615), set.insert(big).inserted)
struct Point: Hashable { var id: UInt64; var tag: UInt8 }
print(Point(id: big, tag: 255), Point(id: big, tag: 1) == Point(id: big, tag: 1))
func half(_ x: UInt64) -> UInt64 { x / 2 }
print(half(big), half(18446744073709551614))
func hex<T: BinaryInteger>(_ x: T) -> String { String(x, radix: 16) }
print(hex(big), hex(UInt8(255)), hex(-255))
var bytes: [UInt8] = []
for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: big >> UInt64(shift))) }
print(bytes, bytes.reduce(0) { $0 + Int($1) })
func checksum(_ data: [UInt8]) -> UInt16 {
  var a: UInt16 = 1, b: UInt16 = 0
  for byte in data { a = (a + UInt16(byte)) % 251; b = (b + a) % 251 }
  return (b << 8) | a
}
print(checksum(Array("LayoutLab".utf8)))
func crc32(_ data: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in data {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}
print(crc32(Array("123456789".utf8)), String(crc32(Array("abc".utf8)), radix: 16))
func isPowerOfTwo(_ x: UInt) -> Bool { x > 0 && x & (x - 1) == 0 }
print(isPowerOfTwo(1 << 63), isPowerOfTwo(12))
extension UInt32 { var red: UInt8 { UInt8((self >> 16) & 0xff) } }
print(UInt32(0xff8800).red)
extension FixedWidthInteger { var bits: String { (0..<Self.bitWidth).reversed().map { (self >> $0) & 1 == 1 ? "1" : "0" }.joined() } }
print(UInt8(0b1011).bits, Int8(-2).bits)
var total: UInt64 = 0
for i in 1...93 as ClosedRange<UInt64> { total &+= i &* i }
print(total)
var (f0, f1): (UInt64, UInt64) = (0, 1)
for _ in 0..<93 { (f0, f1) = (f1, f0 &+ f1) }
print(f0)
let opts: [UInt64?] = [nil, big]
print(opts, opts.compactMap { $0 })
print(big as Any, [big] as [Any], ["a": big])
let x: Int8 = -7
print(x / 2, x % 2, x >> 1, x << 1, UInt8(bitPattern: x), Int(x), x.magnitude, -x)
print(Int64.max, Int64(5) * 2, Int64.max &+ 1, Int16.max &* 2)
print(UInt.max / 2 == UInt(Int.max), UInt(bitPattern: Int.min), 3 as UInt + 4)
print(min(UInt8(3), 200), max(Int8(-3), 4), (1 as UInt64) ... big ~= 5, (1...big).contains(big))
func describe(_ v: UInt8) -> String { switch v { case 0: "zero"; case 1..<128: "low"; case 128...: "high"; default: "?" } }
print(describe(0), describe(5), describe(200))
print(UInt64(Double(1 << 53)), Double(UInt64(1) << 63), Int(exactly: 3.0) as Any, UInt8(exactly: 3.5) as Any)
print(zip([UInt8(1), 2], [big, 0]).map { "\($0):\($1)" })
print(String(format: "%02x %08X %llu", UInt8(10), UInt32(48879), big))

// expect: 2432902008176640000
// expect: 18446744073709551612 [0, 1, 9223372036854775807] [18446744073709551615] 18446744073709551615
// expect: 2
// expect: [18446744073709551613, 18446744073709551614]
// expect: -5 18446744073709551612
// expect: max one 2 [1, 18446744073709551615]
// expect: 2 true false
// expect: Point(id: 18446744073709551615, tag: 255) true
// expect: 9223372036854775807 9223372036854775807
// expect: ffffffffffffffff ff -ff
// expect: [255, 255, 255, 255, 255, 255, 255, 255] 2040
// expect: 8605
// expect: 3421780262 352441c2
// expect: true false
// expect: 255
// expect: 00001011 11111110
// expect: 272459
// expect: 12200160415121876738
// expect: [nil, Optional(18446744073709551615)] [18446744073709551615]
// expect: 18446744073709551615 [18446744073709551615] ["a": 18446744073709551615]
// expect: -3 -1 -4 -14 249 -7 7 7
// expect: 9223372036854775807 10 -9223372036854775808 -2
// expect: true 9223372036854775808 7
// expect: 3 4 true true
// expect: zero low high
// expect: 9007199254740992 9.223372036854776e+18 Optional(3) nil
// expect: ["1:18446744073709551615", "2:0"]
// expect: 0a 0000BEEF 18446744073709551615
