extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
print(12.clamped(to: 0...10), 0.5.clamped(to: 1...2))
// expect: 10 1.0
