// swift-format-ignore-file
nonisolated struct Stack: RangeReplaceableCollection, MutableCollection {
  var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { get { print("get \(i)"); return items[i] } set { print("set \(i)"); items[i] = newValue } }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int { print("replace \(r) \(c.count)"); items.replaceSubrange(r, with: c) }
}
var s = Stack()
s.append(contentsOf: [1, 2, 3, 4, 5])
s.removeAll { $0 % 2 == 0 }
print(s.items)
s.removeAll(where: { $0 > 100 })
s.removeAll()
print(s.items)
nonisolated struct Plain: RangeReplaceableCollection {
  var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> Int { get { print("get \(i)"); return items[i] } }
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == Int { print("replace \(r) \(c.count)"); items.replaceSubrange(r, with: c) }
}
var p = Plain()
p.append(contentsOf: [1, 2, 3, 4, 5])
p.removeAll { $0 % 2 == 0 }
print(p.items)
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 2..<2 1
// expect: replace 3..<3 1
// expect: replace 4..<4 1
// expect: get 0
// expect: get 1
// expect: get 2
// expect: get 1
// expect: get 2
// expect: set 1
// expect: set 2
// expect: get 3
// expect: get 4
// expect: get 2
// expect: get 4
// expect: set 2
// expect: set 4
// expect: replace 3..<5 0
// expect: [1, 3, 5]
// expect: get 0
// expect: get 1
// expect: get 2
// expect: replace 3..<3 0
// expect: []
// expect: replace 0..<0 1
// expect: replace 1..<1 1
// expect: replace 2..<2 1
// expect: replace 3..<3 1
// expect: replace 4..<4 1
// expect: get 0
// expect: replace 0..<0 1
// expect: get 1
// expect: get 2
// expect: replace 1..<1 1
// expect: get 3
// expect: get 4
// expect: replace 2..<2 1
// expect: [1, 3, 5]
