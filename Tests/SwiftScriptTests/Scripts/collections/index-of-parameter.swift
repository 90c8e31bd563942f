// swift-format-ignore-file
nonisolated struct Wrapper<C: Collection> {
  let base: C
  var cursor: C.Index
  init(_ b: C) { base = b; cursor = b.startIndex }
  mutating func next() -> C.Element? { guard cursor != base.endIndex else { return nil }; defer { base.formIndex(after: &cursor) }; return base[cursor] }
}
var w = Wrapper("héllo")
print(w.next()!, w.next()!, w.next()!)
var w2 = Wrapper(1...3)
while let x = w2.next() { print(x) }
nonisolated struct Every<Base: Collection>: Collection {
  let base: Base; let step: Int
  typealias Index = Base.Index
  typealias Element = Base.Element
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: Base.Index) -> Base.Index { base.index(i, offsetBy: step, limitedBy: base.endIndex) ?? base.endIndex }
  subscript(i: Base.Index) -> Base.Element { base[i] }
}
nonisolated extension Collection { func every(_ n: Int) -> Every<Self> { Every(base: self, step: n) } }
print(Array([1, 2, 3, 4, 5].every(2)), String("abcdef".every(3)), [1, 2, 3].every(2).count)
nonisolated extension Every: BidirectionalCollection where Base: RandomAccessCollection {
  func index(before i: Base.Index) -> Base.Index { 
    let d = base.distance(from: base.startIndex, to: i)
    return base.index(base.startIndex, offsetBy: (d - 1) / step * step)
  }
}
print(Array([1, 2, 3, 4, 5].every(2).reversed()), [1, 2, 3, 4].every(2).last!)
protocol Cursor { associatedtype C: Collection; associatedtype Index where Index == C.Index; var c: C { get }; var at: Index { get } }
extension Cursor { var here: C.Element { c[at] } }
struct TextCursor: Cursor { let c: String; let at: String.Index }
print(TextCursor(c: "abc", at: "abc".startIndex).here)
protocol Grid { associatedtype Cells: Collection where Cells.Element == Int, Cells.Index == Int; var cells: Cells { get } }
extension Grid { func cell(_ i: Int) -> Int { cells[i] }; var last: Int { cells[cells.index(cells.startIndex, offsetBy: cells.count - 1)] } }
struct AG: Grid { var cells: [Int] }
struct RG: Grid { var cells: Range<Int> }
print(AG(cells: [4, 5]).cell(1), RG(cells: 3..<9).last)
// expect: h é l
// expect: 1
// expect: 2
// expect: 3
// expect: [1, 3, 5] ad 2
// expect: [5, 3, 1] 3
// expect: a
// expect: 5 8
