// swift-format-ignore-file
// Ranges and strides over a type of the library that the script tells how to walk.
let p = ["b": 1, "a": 2]
let s = p.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
print(s.map(\.key))
let z = p.keys.sorted(by: >)
print(z)
extension Character: @retroactive Strideable { public func distance(to o: Character) -> Int { Int(o.asciiValue!) - Int(asciiValue!) }
 public func advanced(by n: Int) -> Character { Character(UnicodeScalar(UInt8(Int(asciiValue!) + n))) } }
print(Array(stride(from: Character("a"), to: "e", by: 2)))
for c in Character("a")...Character("d") { print(c, terminator: " ") }
print(Array(Character("a")..<Character("d")))
// expect: ["b", "a"]
// expect: ["b", "a"]
// expect: ["a", "c"]
// expect: a b c d ["a", "b", "c"]
