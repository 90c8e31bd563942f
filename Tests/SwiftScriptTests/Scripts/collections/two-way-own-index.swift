// swift-format-ignore-file
nonisolated struct Bi: BidirectionalCollection {
  struct Index: Comparable { var row: Int; var col: Int
    static func < (a: Index, b: Index) -> Bool { (a.row, a.col) < (b.row, b.col) } }
  let rows: [[Int]]
  var startIndex: Index { Index(row: 0, col: 0) }
  var endIndex: Index { Index(row: rows.count, col: 0) }
  func index(after i: Index) -> Index { i.col + 1 < rows[i.row].count ? Index(row: i.row, col: i.col + 1) : Index(row: i.row + 1, col: 0) }
  func index(before i: Index) -> Index { i.col > 0 ? Index(row: i.row, col: i.col - 1) : Index(row: i.row - 1, col: rows[i.row - 1].count - 1) }
  subscript(i: Index) -> Int { rows[i.row][i.col] }
}
let b = Bi(rows: [[1, 2], [3], [4, 5, 6]])
print(Array(b), b.count, b.last!, Array(b.reversed()))
print(b.lastIndex(of: 3)!, b.lastIndex(where: { $0 < 3 })!)
print(b.index(before: b.endIndex), b.index(b.endIndex, offsetBy: -2))
var s = b[...]
print(s.popLast()!, s.removeLast(), s.popFirst()!, Array(s))
print(b.suffix(2).map { $0 }, Array(b.dropLast(2)))
var e = b.endIndex
b.formIndex(before: &e)
print(e)
print(b.indices.count, b.indices.last!)
for i in b.indices.reversed() { print(b[i], terminator: " ") }
print()
print(b.split(separator: 3).map(Array.init))
print(b.starts(with: [1, 2]), b.elementsEqual([1]), b.last(where: { $0 % 2 == 1 })!)
// expect: [1, 2, 3, 4, 5, 6] 6 6 [6, 5, 4, 3, 2, 1]
// expect: Index(row: 1, col: 0) Index(row: 0, col: 1)
// expect: Index(row: 2, col: 2) Index(row: 2, col: 1)
// expect: 6 5 1 [2, 3, 4]
// expect: [5, 6] [1, 2, 3, 4]
// expect: Index(row: 2, col: 2)
// expect: 6 Index(row: 2, col: 2)
// expect: 6 5 4 3 2 1 
// expect: [[1, 2], [4, 5, 6]]
// expect: true false 5
