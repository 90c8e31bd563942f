// swift-format-ignore-file
let s = AnySequence((0..<5).makeIterator())
for _ in 0..<2 { var r = 0; for e in s.dropFirst(2) { r += e }; print(r) }
for _ in 0..<2 { print(Array(s.prefix(2)), s.map { $0 }, Array(s.dropLast(1)), Array(s.drop { $0 < 2 }), Array(s.prefix { $0 < 2 }), Array(s.suffix(1))) }
let u = AnySequence([1, 2, 3]); print(Array(u.dropFirst()), Array(u.dropFirst()))
let v = AnySequence { [7, 8].makeIterator() }; print(Array(v), Array(v.dropFirst()), v.first { _ in true } ?? 0)
// expect: 9
// expect: 9
// expect: [0, 1] [0, 1, 2, 3, 4] [0, 1, 2, 3] [2, 3, 4] [0, 1] [4]
// expect: [0, 1] [0, 1, 2, 3, 4] [0, 1, 2, 3] [2, 3, 4] [0, 1] [4]
// expect: [2, 3] [2, 3]
// expect: [7, 8] [8] 7
