// swift-format-ignore-file
func middle<C: Collection>(_ c: C) -> C.Element? {
  guard !c.isEmpty else { return nil }
  return c[c.index(c.startIndex, offsetBy: c.count / 2)]
}
print(middle([1, 2, 3])!, middle("abc")!, middle(Set([1]))!, middle(1..<5)!, middle([1, 2, 3][1...])!)
func pairs<C: Collection>(_ c: C) -> [(C.Element, C.Element)] {
  var out: [(C.Element, C.Element)] = []
  var i = c.startIndex
  while i != c.endIndex {
    let n = c.index(after: i)
    if n == c.endIndex { break }
    out.append((c[i], c[n]))
    i = n
  }
  return out
}
print(pairs([1, 2, 3]), pairs("abc"))
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
  var lo = c.startIndex, hi = c.endIndex
  while lo < hi {
    let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
    if c[mid] == x { return mid }
    if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
  }
  return nil
}
print(binarySearch([1, 3, 5, 7], 5)!, binarySearch([1, 3, 5, 7][1...], 7)!, binarySearch(0..<100, 42)!)
func rotate<C: MutableCollection>(_ c: inout C) where C.Index == Int {
  let t = c[c.startIndex]
  c[c.startIndex] = c[c.index(after: c.startIndex)]
  c[c.index(after: c.startIndex)] = t
}
var a = [1, 2, 3]
rotate(&a)
print(a)
extension Collection {
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  func chunk(_ n: Int) -> [SubSequence] {
    var out: [SubSequence] = []
    var i = startIndex
    while i < endIndex {
      let e = index(i, offsetBy: n, limitedBy: endIndex) ?? endIndex
      out.append(self[i..<e])
      i = e
    }
    return out
  }
}
print([1, 2, 3][safe: 5] as Any, "abc"[safe: "abc".startIndex] as Any)
print([1, 2, 3, 4, 5].chunk(2), "hello".chunk(2))
func last<C: BidirectionalCollection>(_ c: C) -> C.Element? { c.isEmpty ? nil : c[c.index(before: c.endIndex)] }
print(last([1, 2])!, last("xyz")!)
func removeAll<C: RangeReplaceableCollection>(_ c: inout C, _ p: (C.Element) -> Bool) { c.removeAll(where: p) }
removeAll(&a) { $0 == 2 }
print(a)
var str = "banana"
removeAll(&str) { $0 == "a" }
print(str)
// expect: 2 b 1 3 3
// expect: [(1, 2), (2, 3)] [("a", "b"), ("b", "c")]
// expect: 2 3 42
// expect: [2, 1, 3]
// expect: nil Optional("a")
// expect: [ArraySlice([1, 2]), ArraySlice([3, 4]), ArraySlice([5])] ["he", "ll", "o"]
// expect: 2 z
// expect: [1, 3]
// expect: bnn
