// swift-format-ignore-file
nonisolated struct RingIndex: Comparable { let raw: Int; static func < (a: Self, b: Self) -> Bool { a.raw < b.raw } }
nonisolated struct Ring<Element>: Collection {
  private var items: [Element]
  init(_ i: [Element]) { items = i }
  var startIndex: RingIndex { RingIndex(raw: 0) }
  var endIndex: RingIndex { RingIndex(raw: items.count) }
  func index(after i: RingIndex) -> RingIndex { RingIndex(raw: i.raw + 1) }
  subscript(i: RingIndex) -> Element { items[i.raw] }
}
let r = Ring([3, 1, 2])
for x in r { print(x) }
print(r.count, r.first!, r.isEmpty)
print(r.firstIndex(of: 1)!.raw)
if let i = r.firstIndex(where: { $0 == 2 }) { print(r[i], r[i...].count, Array(r[..<i])) }
var i = r.startIndex
r.formIndex(after: &i)
print(r[i])
print(r.index(r.startIndex, offsetBy: 2).raw)
print(r.distance(from: r.startIndex, to: r.endIndex))
for i in r.indices { print(i.raw, r[i]) }
print(r.sorted(), r.map { $0 * 2 }, r.reduce(0, +), Array(r.reversed()), r.prefix(2).map { $0 })
print(r.index(r.startIndex, offsetBy: 9, limitedBy: r.endIndex) == nil)
print(r.dropFirst().first!, r.suffix(1).first!)
var s = r[...]
print(s.popFirst()!, s.removeFirst(), s.count)
print(r.min()!, r.max()!, r.contains(3), r.enumerated().map { "\($0.offset)\($0.element)" })
// expect: 3
// expect: 1
// expect: 2
// expect: 3 3 false
// expect: 1
// expect: 2 1 [3, 1]
// expect: 1
// expect: 2
// expect: 3
// expect: 0 3
// expect: 1 1
// expect: 2 2
// expect: [1, 2, 3] [6, 2, 4] 6 [2, 1, 3] [3, 1]
// expect: true
// expect: 1 2
// expect: 3 1 1
// expect: 1 3 true ["03", "11", "22"]
