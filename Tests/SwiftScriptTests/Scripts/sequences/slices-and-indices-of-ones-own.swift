// swift-format-ignore-file
nonisolated struct Ring: Collection {
  let items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> String { items[i] }
}
nonisolated struct Ring2: RandomAccessCollection {
  let items: [String]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(i: Int) -> String { items[i] }
}
let r = Ring(items: ["a", "b", "c"])
let r2 = Ring2(items: ["a", "b", "c"])
print(type(of: r.indices), type(of: r2.indices), r2.indices)
for i in r.indices { print(i, r[i]) }
print(Array(r.indices), r.indices.count)
print(r2.prefix(2), type(of: r2.prefix(2)))
print(r.dropFirst().map { $0 }, type(of: r.dropFirst()))
print(r2.index(0, offsetBy: 2), r2.distance(from: 0, to: 2), r2.index(before: 2))
print([1,2].indices, type(of: [1,2].indices), "ab".indices.count)
// expect: DefaultIndices<Ring> Range<Int> 0..<3
// expect: 0 a
// expect: 1 b
// expect: 2 c
// expect: [0, 1, 2] 3
// expect: Slice<Ring2>(_startIndex: 0, _endIndex: 2, _base: main.Ring2(items: ["a", "b", "c"])) Slice<Ring2>
// expect: ["b", "c"] Slice<Ring>
// expect: 2 2 1
// expect: 0..<2 Range<Int> 2
