import Testing

@testable import Cassowary

/// A repeatable source of random numbers (SplitMix64).
nonisolated struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Solver {
  @discardableResult
  mutating func add(
    _ terms: [(Double, Variable)], _ relation: Constraint.Relation, _ bound: Double,
    at level: Float? = nil, rank: Int = 0
  ) throws -> Constraint.ID {
    try add(
      Constraint(
        terms.map { Constraint.Term($0.0, $0.1) }, relation, plus: -bound,
        strength: level.map { .optional(level: $0) } ?? .required, rank: rank))
  }
}

func expectClose(
  _ found: Double, _ wanted: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(found - wanted) < 1e-6, "\(found) is not \(wanted)", sourceLocation: sourceLocation)
}
