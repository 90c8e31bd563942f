// swift-format-ignore-file
var a = [5, 3, 8, 1]
for i in 0..<a.count {
  for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1) }
}
print(a, a.first!, a.last!, a.endIndex)

// expect: [1, 3, 5, 8] 1 8 4
