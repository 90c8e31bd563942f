// swift-format-ignore-file
let s = "hello한"
print(String(s.utf8.prefix(2)) ?? "-", String(s.utf16.dropFirst(5)) ?? "-", String(s.unicodeScalars.suffix(3)), String(s.utf8.prefix(6)) as Any)
print(Array(s.utf8.prefix(2)), s.utf8.suffix(2).count, s.unicodeScalars.prefix(2).map(\.value), s.utf8.dropFirst().first!)
print(String(s.utf8), String(s.utf16), s.utf8.prefix(while: { $0 < 108 }).map { $0 }, String(decoding: s.utf8.prefix(3), as: UTF8.self))
let part: Substring.UTF8View = s.utf8.dropFirst(2)
print(part.count, part.starts(with: [108]), [UInt8](part.prefix(1)), part.contains(111))
let hex = s.utf8.prefix(2).map { String($0, radix: 16) }.joined()
print(hex, s.utf8.count, s.utf8.first!, s.utf8.reduce(0) { $0 + Int($1) }, s.utf8.elementsEqual("hello한".utf8))
let u: [UInt8] = s.utf8.dropLast(3)
print(u)
for b in s.utf8.prefix(1) { print(b) }
// expect: he 한 lo한 nil
// expect: [104, 101] 2 [104, 101] 101
// expect: hello한 hello한 [104, 101] hel
// expect: 6 true [108] true
// expect: 6865 8 104 1074 true
// expect: [104, 101, 108, 108, 111]
// expect: 104
