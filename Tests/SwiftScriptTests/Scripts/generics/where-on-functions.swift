// swift-format-ignore-file
func common<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, A.Element: Hashable {
  let set = Set(b)
  return a.filter { set.contains($0) }
}
print(common([1, 2, 3], [3, 1]), common("hello", "world"))

// expect: [1, 3] ["l", "l", "o"]
