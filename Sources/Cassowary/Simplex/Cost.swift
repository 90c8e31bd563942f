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
    // The highest outweighs all others together: no jump that a processor could guess wrong.
    let weights = SIMD4<Int64>(8, 4, 2, 1)
    let gains = SIMD4<Int64>.zero.replacing(with: weights, where: self .< -Self.negligible)
    let losses = SIMD4<Int64>.zero.replacing(with: weights, where: self .> Self.negligible)
    return (gains &- losses).wrappedSum() > 0
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
