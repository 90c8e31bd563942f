// swift-format-ignore-file
nonisolated struct List<T>: Collection {
  private var items: [T] = []
  init(_ i: [T]) { items = i }
  struct Index: Comparable { let n: Int
    static func == (a: Index, b: Index) -> Bool { a.n == b.n }
    static func < (a: Index, b: Index) -> Bool { a.n < b.n } }
  var startIndex: Index { Index(n: 0) }
  var endIndex: Index { Index(n: items.count) }
  func index(after i: Index) -> Index { Index(n: i.n + 1) }
  subscript(i: Index) -> T { items[i.n] }
}
let li = List(["a", "b", "c"])
print(li.isEmpty)
print(li.index(li.startIndex, offsetBy: 1).n)
print(li.index(li.startIndex, offsetBy: 1, limitedBy: li.endIndex)!.n)
print(li.dropFirst().startIndex.n, li.dropFirst().endIndex.n)
print(li.dropFirst().first!)
// expect: false
// expect: 1
// expect: 1
// expect: 1 3
// expect: b
