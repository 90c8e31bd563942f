// swift-format-ignore-file
// Formatting of all kinds, and interpolations of one's own.
import Foundation
print(String(format: "%d items, %.2f total, %@ %5d|%-5d|%05d %x %X %o %e", 3, 4.5, "ok", 42, 42, 42, 255, 255, 8, 12345.678))
print(String(format: "%3$@ %1$@ %2$@", "a", "b", "c"))
print(String(255, radix: 16), String(5, radix: 2), Int("ff", radix: 16)!, Int("zz", radix: 36) ?? 0)
let name = "Ann", n = 3
print("\(name) has \(n) item\(n == 1 ? "" : "s")")
print("""
  Dear \(name),
    you have \(n * 2) messages.
  \tBye
  """)
print(#"raw \n \#(n)"#, "tab\tq\"uote", "\u{1F600}".count, "é".unicodeScalars.count)
extension String.StringInterpolation {
  mutating func appendInterpolation(_ d: Double, places: Int) { appendLiteral(String(format: "%.\(places)f", d)) }
  mutating func appendInterpolation(list xs: [String]) { appendLiteral(xs.joined(separator: ", ")) }
}
print("pi \(3.14159, places: 2) and \(list: ["x", "y"])")
let padded = ["a", "bbb"].map { $0.padding(toLength: 4, withPad: " ", startingAt: 0) + "|" }
print(padded)
print("swift is fun".capitalized, "Hello".uppercased(), "Hello".lowercased(), "a-b-c".split(separator: "-"), "a,b,,c".components(separatedBy: ","))
print("  x ".trimmingCharacters(in: .whitespaces), "hello world".replacingOccurrences(of: "o", with: "0"))
print("hello".hasPrefix("he"), "hello".contains("ell"), "hello".firstIndex(of: "l")!.utf16Offset(in: "hello"))
let s = "Hello, World"
print(s.prefix(5), s.suffix(5), s.dropFirst(7), s[s.index(s.startIndex, offsetBy: 4)], String(s.reversed()))
print(s.filter { $0.isUppercase }, s.map { $0.isLetter ? "x" : String($0) }.joined())
print(1_000_000.description, 3.0, 1e21, 0.1 + 0.2, 100.0 / 3, Double.infinity, -0.0, 5e-324, Float(0.1))
print([1.5, 2], ["a": 1], [nil, 1] as [Int?], (1, "x"), Optional(3) as Any, "q", ["q"])
debugPrint("q", 1.0, [1: "a"])
print(Int8.max, UInt8.min, Int.max)
print(true && !false, 7 / 2, -7 / 2, 7 % -3, 7.5.truncatingRemainder(dividingBy: 2), (7.5).rounded(.down), 2.5.rounded(), (-2.5).rounded(.toNearestOrEven))
// expect: 3 items, 4.50 total, ok    42|42   |00042 ff FF 10 1.234568e+04
// expect: c a b
// expect: ff 101 255 1295
// expect: Ann has 3 items
// expect: Dear Ann,
// expect:   you have 6 messages.
// expect: 	Bye
// expect: raw \n 3 tab	q"uote 1 1
// expect: pi 3.14 and x, y
// expect: ["a   |", "bbb |"]
// expect: Swift Is Fun HELLO hello ["a", "b", "c"] ["a", "b", "", "c"]
// expect: x hell0 w0rld
// expect: true true 2
// expect: Hello World World o dlroW ,olleH
// expect: HW xxxxx, xxxxx
// expect: 1000000 3.0 1e+21 0.30000000000000004 33.333333333333336 inf -0.0 5e-324 0.1
// expect: [1.5, 2.0] ["a": 1] [nil, Optional(1)] (1, "x") Optional(3) q ["q"]
// expect: "q" 1.0 [1: "a"]
// expect: 127 0 9223372036854775807
// expect: true 3 -3 1 1.5 7.0 3.0 -2.0
