// swift-format-ignore-file
let s = "Héllo, 😀"
print(s.unicodeScalars.count, s.utf8.count, s.utf16.count)
for u in "aé".unicodeScalars { print(u, u.value, u.isASCII) }
for b in "aé".utf8 { print(b) }
print(Array("é".utf16))
print(s.unicodeScalars.first!.value)
print("abc".unicodeScalars.map { $0.value })
print(String("abc".unicodeScalars.reversed().map { Character($0) }))
let sc: Unicode.Scalar = "A"
print(sc, sc.value, Character(sc))
print(Unicode.Scalar(66)!)
print(String(UnicodeScalar(67)!))
if let x = UnicodeScalar(128512) { print(x) }
let c: Character = "Z"
print(c.unicodeScalars.first!.value)
print(c.asciiValue!)
print("abc".utf8.reduce(0) { $0 + Int($1) })
print(String(decoding: [72, 105] as [UInt8], as: UTF8.self))
print(Array("hi".utf8))
print("hello".utf8.contains(104))
let shifted = "abc".unicodeScalars.map { Character(UnicodeScalar($0.value + 1)!) }
print(String(shifted))
let caesar = String("Hello".map { ch -> Character in
  guard let a = ch.asciiValue, ch.isLetter else { return ch }
  let base: UInt8 = ch.isUppercase ? 65 : 97
  return Character(UnicodeScalar((a - base + 3) % 26 + base))
})
print(caesar)
print(s.utf8.first!, "x".utf8.last!)
print(s.unicodeScalars.contains("H"))
print(s.utf16.isEmpty, s.utf8.isEmpty)
print("e\u{301}".count, "e\u{301}".unicodeScalars.count)
for (i, u) in "ab".unicodeScalars.enumerated() { print(i, u) }
print("A".unicodeScalars.first! == "A")
print("\(Unicode.Scalar(65)!)", Int("A".utf8.first!))
// expect: 8 12 9
// expect: a 97 true
// expect: é 233 false
// expect: 97
// expect: 195
// expect: 169
// expect: [233]
// expect: 72
// expect: [97, 98, 99]
// expect: cba
// expect: A 65 A
// expect: B
// expect: C
// expect: 😀
// expect: 90
// expect: 90
// expect: 294
// expect: Hi
// expect: [104, 105]
// expect: true
// expect: bcd
// expect: Khoor
// expect: 72 120
// expect: true
// expect: false false
// expect: 1 2
// expect: 0 a
// expect: 1 b
// expect: true
// expect: A 65
