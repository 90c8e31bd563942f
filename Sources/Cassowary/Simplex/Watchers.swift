/// Which kinks move with which determined variable, and how far.
///
/// A root's new size concerns few of all kinks, and each only by a product.
struct Watchers: ~Copyable {
  private(set) var isCurrent = false
  private var followed = 0
  // By variable: where its list begins.
  private var start = Buffer<Int32>()
  private(set) var kink = Buffer<Int32>()
  /// By how much the kink's point moves as the variable grows by one.
  private(set) var factor = Buffer<Double>()

  mutating func discard() {
    isCurrent = false
  }

  /// `false` now and then, so that rounding errors do not add up.
  mutating func follow() -> Bool {
    followed += 1
    return followed % 256 != 0
  }

  func range(_ variable: Int32) -> Range<Int> {
    Range(uncheckedBounds: (Int(start[variable]), Int(start[variable + 1])))
  }

  /// Rows of `parts` tell by how much the points of `kinks` move.
  mutating func make(
    _ parts: borrowing SparseRows, of kinks: borrowing Buffer<Int32>, variables: Int
  ) {
    start.fill(variables + 1, with: 0)
    var total: Int32 = 0
    for row in 0..<Int32(parts.count) {
      for entry in parts.range(row) where parts.column[entry] >= 0 {
        start[parts.column[entry]] += 1
        total += 1
      }
    }
    for variable in 0..<variables { start[variable + 1] += start[variable] }
    kink.fill(Int(total), with: 0)
    factor.fill(Int(total), with: 0)
    // Filled from the end of each list, which leaves `start` where it belongs.
    for row in 0..<Int32(parts.count) {
      for entry in parts.range(row) where parts.column[entry] >= 0 {
        let variable = parts.column[entry]
        start[variable] -= 1
        kink[start[variable]] = kinks[row]
        factor[start[variable]] = parts.coefficient[entry]
      }
    }
    isCurrent = true
  }
}
