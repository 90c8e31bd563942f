// swift-format-ignore-file
func chunks(_ a: [Int], _ n: Int) -> [[Int]] {
  stride(from: 0, to: a.count, by: n).map { Array(a[$0..<min($0 + n, a.count)]) }
}
print(chunks([1, 2, 3, 4, 5, 6, 7], 3))

// expect: [[1, 2, 3], [4, 5, 6], [7]]
