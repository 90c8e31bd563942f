/// What moving by one unit costs at four levels at once, the highest first.
///
/// Lane 0 is the violation of what is required; the others are levels of optional constraints.
typealias Cost = SIMD4<Double>

extension SIMD4<Double> {
  /// Smaller costs are rounding noise.
  static let negligible = 1e-8
  /// Stands for "not at any price" where a symbol may not go.
  static let wall = 1e12

  /// Whether the highest level that is not noise is below zero.
  @inline(__always)
  var isGain: Bool {
    if self[0] < -Self.negligible { return true }
    if self[0] > Self.negligible { return false }
    if self[1] < -Self.negligible { return true }
    if self[1] > Self.negligible { return false }
    if self[2] < -Self.negligible { return true }
    if self[2] > Self.negligible { return false }
    return self[3] < -Self.negligible
  }

  /// The highest level that is not noise.
  @inline(__always)
  var leadingLane: Int {
    for lane in 0..<3 where abs(self[lane]) > Self.negligible { return lane }
    return 3
  }

  @inline(__always)
  var isNegligible: Bool {
    all((self .< Self.negligible) .& (self .> -Self.negligible))
  }

  /// Whether the first difference that is not noise is in favour of `self`.
  @inline(__always)
  func isLess(than other: Cost) -> Bool {
    (self - other).isGain
  }
}
