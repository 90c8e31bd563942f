// swift-format-ignore-file
extension StringProtocol where Self: RangeReplaceableCollection {
  func uniq() -> Self { var s = Set<Character>(); return filter { s.insert($0).inserted } }
  mutating func insert<S: StringProtocol>(separator: S, every n: Int) { for i in indices.dropFirst().reversed() where distance(from: startIndex, to: i) % n == 0 { insert(contentsOf: separator, at: i) } }
  func inserting<S: StringProtocol>(separator: S, every n: Int) -> Self { var s = self; s.insert(separator: separator, every: n); return s }
}
print("aab".uniq())
print("112312451".inserting(separator: ":", every: 2))
// expect: ab
// expect: 11:23:12:45:1
