extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
print([3, 1, 3].unique(), "hello".unique().count)
// expect: [3, 1] 4
