// swift-format-ignore-file
let s = "héa"
debugPrint(s.utf8, s.utf16, s.unicodeScalars)
print([s.utf8])
print("\(s.utf16)")
print(Array(s.utf8), s.utf8.count, s.utf8.first!, s.utf8.map { Int($0) + 1 })
for u in s.utf16 { print(u, terminator: " ") }
print()
print(String(s.unicodeScalars.filter { $0.value < 128 }))
print(s.unicodeScalars.filter { $0.value < 128 })
print(String(decoding: s.utf8, as: UTF8.self))
print(s.utf8.elementsEqual("héa".utf8), Array(s.utf8) == Array("héa".utf8))
print(s.utf8.reduce(0) { $0 &+ Int($1) })
print(s.unicodeScalars.map { $0.value })
let v: String.UTF8View = s.utf8
print(v.isEmpty, v.last!)
print(type(of: v))
print(repeatElement("x", count: 3).joined(), Array(repeatElement(1, count: 2)), repeatElement(1, count: 2).count)
func bytes<S: Sequence>(_ s: S) -> Int where S.Element == UInt8 { var n = 0; for b in s { n += Int(b) }; return n }
print(bytes(s.utf8), bytes([1, 2]))
print(s.utf8.dropFirst().count, s.unicodeScalars.first!.isASCII, s.unicodeScalars.reversed().count)
print(s.unicodeScalars.allSatisfy { $0.isASCII }, s.utf8.contains(97), s.utf8.enumerated().map { $0.offset })
var view = s.unicodeScalars
view.append("b")
print(String(view))
print("ab".utf8.lazy.map { $0 }.first!, zip("ab".utf8, "cd".utf8).map { $0 ^ $1 })
print(Character("é").utf8.count, Character("é").unicodeScalars.count)
// expect: UTF8View("héa") StringUTF16("héa") StringUnicodeScalarView("héa")
// expect: [UTF8View("héa")]
// expect: héa
// expect: [104, 195, 169, 97] 4 104 [105, 196, 170, 98]
// expect: 104 233 97 
// expect: ha
// expect: ha
// expect: héa
// expect: true true
// expect: 565
// expect: [104, 233, 97]
// expect: false 97
// expect: UTF8View
// expect: xxx [1, 1] 2
// expect: 565 3
// expect: 3 true 3
// expect: false true [0, 1, 2, 3]
// expect: héab
// expect: 97 [2, 6]
// expect: 2 1
