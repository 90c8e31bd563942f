// swift-format-ignore-file
nonisolated struct Mapped<B: Collection>: Collection { let b: B
  var startIndex: B.Index { b.startIndex }; var endIndex: B.Index { b.endIndex }
  func index(after i: B.Index) -> B.Index { b.index(after: i) }
  subscript(i: B.Index) -> B.Element { b[i] } }
let m = Mapped(b: "abc")
print(m.map { $0 }, m.dropFirst().first!, m[m.index(after: m.startIndex)...].count, m.prefix(2).count)
nonisolated struct Rev<B: BidirectionalCollection>: BidirectionalCollection { let b: B
  var startIndex: B.Index { b.startIndex }; var endIndex: B.Index { b.endIndex }
  func index(after i: B.Index) -> B.Index { b.index(after: i) }; func index(before i: B.Index) -> B.Index { b.index(before: i) }
  subscript(i: B.Index) -> B.Element { b[i] } }
let r = Rev(b: [1, 2, 3])
print(r[1...].count, r[0..<2].map { $0 }, r.reversed().map { $0 }, r.last!, r.suffix(2).first!, r.dropLast().count)
// expect: ["a", "b", "c"] b 2 2
// expect: 2 [1, 2] [3, 2, 1] 3 2 2
