// swift-format-ignore-file
// Keys and values are collections of their own; a separator may be a part of a text.
import Foundation
let sub = "a,b".split(separator: ",")[0]
print(["x", "y"].joined(separator: sub))
let d = ["a": 1]
print(d.values[d.values.startIndex])
print(d.keys[d.keys.startIndex])
if let i = d.index(forKey: "a") { print(d.values[i], d.keys[i], d[i]) }
let u: [String: UInt32] = ["a": 1, "b": 2]
print(Int(u.reduce(0) { $0 &+ $1.value }))
print(d.values.first!, d.keys.first!)
let k = d.keys
print(k.contains("a"), k.sorted())
print(u.values.reduce(0, +), Double(u.values.reduce(0, +)))
let ab = ["x": 1, "y": 2], ba = ["y": 3, "x": 4]
print(ab.keys == ba.keys, Set(ab.keys) == Set(ba.keys), type(of: ab.keys), ab.keys.firstIndex(of: "x") != nil)
print(ab.values.max()!, ab.values.sorted(), ab.keys.sorted().joined(), ab.values.reduce(0, +), ab.keys.map { $0.count })
debugPrint(["k": 1].keys, ["k": 1].values)
struct Pixel { let level: UInt8 }
print([Pixel(level: 3), Pixel(level: 4)].reduce(0) { $0 + $1.level })
// expect: JoinedSequence<Array<String>>(_base: ["x", "y"], _separator: ContiguousArray(["a"]))
// expect: 1
// expect: a
// expect: 1 a (key: "a", value: 1)
// expect: 3
// expect: 1 a
// expect: true ["a"]
// expect: 3 3.0
// expect: true true Keys true
// expect: 2 [1, 2] xy 3 [1, 1]
// expect: Dictionary.Keys(["k"]) Dictionary.Values([1])
// expect: 7
