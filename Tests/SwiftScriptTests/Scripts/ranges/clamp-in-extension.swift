// swift-format-ignore-file
extension ClosedRange {
  func clamp(_ value: Bound) -> Bound { return max(lowerBound, min(value, upperBound)) }
}
print((1...5).clamp(9))
// expect: 5
