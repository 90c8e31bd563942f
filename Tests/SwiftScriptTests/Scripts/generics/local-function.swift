func sorted<T: Comparable>(_ items: [T]) -> [T] {
  func smallest(_ rest: [T]) -> Int {
    var best = 0
    for (index, item) in rest.enumerated() where item < rest[best] { best = index }
    return best
  }
  var rest = items, result: [T] = []
  while !rest.isEmpty { result.append(rest.remove(at: smallest(rest))) }
  return result
}
print(sorted([3, 1, 2]), sorted(["b", "a"]))
// expect: [1, 2, 3] ["a", "b"]
