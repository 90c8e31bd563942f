// swift-format-ignore-file
nonisolated struct Own: Sequence {
  let n: Int
  struct It: IteratorProtocol {
    var i = 0
    let n: Int
    mutating func next() -> Int? {
      print("n\(i)", terminator: " ")
      if i < n { i += 1; return i }
      return nil
    }
  }
  func makeIterator() -> It { It(n: n) }
}
let own = Own(n: 5)
for x in own.drop(while: { $0 < 3 }) {
  print("x\(x)")
  if x == 4 { break }
}
var it = own.drop(while: { $0 < 2 }).makeIterator()
print(it.next()!, it.next()!)
nonisolated struct Row: Collection {
  let n: Int
  var startIndex: Int { 0 }
  var endIndex: Int { n }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { print("at\(i)", terminator: " "); return n - i }
}
let row = Row(n: 4)
for (i, x) in row.enumerated() {
  print(i, x)
  if i == 1 { break }
}
for (a, b) in zip(row, row.dropFirst()) { print(a, b) }
let parts = row.split { $0 == 3 }
print("split")
print(parts.map { Array($0) })

let list = [Double.nan]
let copy = list
print(list == copy, list == [Double.nan], ["a": Double.nan] == ["a": Double.nan])
// expect: n0 n1 n2 n3 x3
// expect: n4 x4
// expect: n0 n1 n2 n3 2 3
// expect: at0 0 4
// expect: at1 1 3
// expect: at0 at1 4 3
// expect: at1 at2 3 2
// expect: at2 at3 2 1
// expect: at3 at0 at1 at2 at3 split
// expect: at0 at2 at3 [[4], [2, 1]]
// expect: true false false
