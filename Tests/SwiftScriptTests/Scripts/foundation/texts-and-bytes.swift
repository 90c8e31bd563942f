// swift-format-ignore-file
// Texts from bytes and formats, and found in parts of others.
import Foundation
print(String(bytes: "abc".utf8.map { $0 ^ 0x20 }, encoding: .ascii)!)
print(String(bytes: [72, 105], encoding: .utf8)!)
let xs: [UInt8] = [72, 105]
print(String(bytes: xs, encoding: .ascii) ?? "nil")
print(String(bytes: xs.map { $0 }, encoding: .utf8) ?? "nil")
print(String(bytes: Data(xs), encoding: .utf8) ?? "nil")
let s = "%@".appendingFormat("x%d", 3)
print(s, "a".appendingFormat(" %.1f", 2.0))
extension String { func localized(_ a: CVarArg...) -> String { String(format: self, arguments: a) } }
print("%d-%d".localized(1, 2))
print(String(format: "%@ %d", arguments: ["a", 2]))
let was = "was it was"
var st = was.startIndex
while let r = was.range(of: "was", range: st..<was.endIndex) { print(was.distance(from: was.startIndex, to: r.lowerBound)); st = r.upperBound }
let r = /\d+/
print("abc".starts(with: "ab"), "a1".contains(r))
// expect: ABC
// expect: Hi
// expect: Hi
// expect: Hi
// expect: Hi
// expect: %@x3 a 2.0
// expect: 1-2
// expect: a 2
// expect: 0
// expect: 7
// expect: true true
