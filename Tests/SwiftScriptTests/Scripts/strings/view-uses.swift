// swift-format-ignore-file
// text made via views
import Foundation
let text = "Hello, Wörld 42"
let data = Data(text.utf8)
print(data.count, Array(data.prefix(3)))
var hash: UInt64 = 5381
for byte in text.utf8 { hash = hash &* 33 &+ UInt64(byte) }
print(hash)
let letters = String(text.unicodeScalars.filter { CharacterSet.letters.contains($0) })
print(letters)
let clean = String(String.UnicodeScalarView(text.unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }))
print(clean)
print(text.unicodeScalars.contains { CharacterSet.whitespaces.contains($0) })
func caesar(_ s: String, by n: Int) -> String {
  String(s.unicodeScalars.map { scalar -> Character in
    let v = scalar.value
    if v >= 97 && v <= 122 { return Character(Unicode.Scalar((v - 97 + UInt32(n)) % 26 + 97)!) }
    return Character(scalar)
  })
}
print(caesar("xyz abc", by: 3))
let units = Array("ab".utf16)
print(units, String(decoding: units, as: UTF16.self))
let sum = "abc".utf8.map(Int.init).reduce(0, +)
print(sum, "abc".utf8.max()!, "abc".utf8.sorted(by: >), "abc".utf8.min() as Any)
let bytes: [UInt8] = Array("xyz".utf8)
let more = [UInt8]("xyz".utf8)
print(bytes == more, bytes + "a".utf8)
var buf: [UInt8] = []
buf += "hey".utf8
buf.append(contentsOf: "you".utf8)
print(String(decoding: buf, as: UTF8.self))
print("a".unicodeScalars.first!.value, UnicodeScalar("a").value, ("a" as Unicode.Scalar).value)
let isAscii = text.utf8.allSatisfy { $0 < 128 }
print(isAscii, text.utf8.starts(with: "Hell".utf8), text.utf8.suffix(2).map { $0 })
for (i, c) in "hi".unicodeScalars.enumerated() { print(i, c) }
switch "A".unicodeScalars.first! { case "A"..."Z": print("upper"); default: print("other") }
print(text.utf8.dropFirst(2).prefix(2).map { String($0, radix: 16) }.joined(separator: " "))
print(text.utf16.count == text.utf8.count, Set("aab".utf8).count, "ab".utf8.count(where: { $0 == 97 }))
// expect: 16 [72, 101, 108]
// expect: 11697635883871117597
// expect: HelloWörld
// expect: 42
// expect: true
// expect: abc def
// expect: [97, 98] ab
// expect: 294 99 [99, 98, 97] Optional(97)
// expect: true [120, 121, 122, 97]
// expect: heyyou
// expect: 97 97 97
// expect: false true [52, 50]
// expect: 0 h
// expect: 1 i
// expect: upper
// expect: 6c 6c
// expect: false 2 1
