// swift-format-ignore-file
func outer<T>(_ x: T, _ all: [any Equatable]) -> Int {
  func matches<U: Equatable>(_ a: U, _ b: any Equatable) -> Bool {
    guard let b = b as? U else { return false }
    return a == b
  }
  return all.filter { matches(1, $0) }.count
}
print(outer("a", [1, "x", 2, 1]))
func isEqual(_ a: any Equatable, _ b: any Equatable) -> Bool {
  func open<T: Equatable>(_ a: T) -> Bool { a == b as? T }
  return open(a)
}
print(isEqual(1, 1), isEqual(1, "a"), isEqual("b", "b"))
func depth<T>(_ root: T, _ kids: (T) -> [T]) -> Int {
  func go<U>(_ node: T, _ tag: U) -> Int {
    1 + (kids(node).map { go($0, tag) }.max() ?? 0)
  }
  return go(root, "x")
}
print(depth(3) { $0 > 0 ? [$0 - 1] : [] })
func count<T: Comparable>(_ xs: [T]) -> Int {
  var calls = 0
  func sort<S: Comparable>(_ a: [S]) -> [S] {
    calls += 1
    guard a.count > 1 else { return a }
    let p = a[0]
    return sort(a.dropFirst().filter { $0 < p }) + [p] + sort(a.dropFirst().filter { $0 >= p })
  }
  print(sort(xs))
  return calls
}
print(count([3, 1, 2]))
// expect: 2
// expect: true false true
// expect: 4
// expect: [1, 2, 3]
// expect: 5
