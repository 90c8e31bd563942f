extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
print([1, 2, 3, 4, 5].chunked(into: 2))
// expect: [[1, 2], [3, 4], [5]]
