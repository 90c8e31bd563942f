/// `terms + constant (≤ = ≥) 0`, required or wanted with some priority.
public struct Constraint: Hashable, Sendable {
  public enum Relation: Hashable, Sendable {
    case lessOrEqual
    case equal
    case greaterOrEqual
  }

  /// How much a constraint matters; any number of lower ones never outvotes a higher one.
  public enum Strength: Hashable, Sendable {
    case required
    /// Its error is minimized, before that of every lower level and after that of every higher one.
    case optional(level: Float)
  }

  /// A coefficient and the variable it multiplies.
  public struct Term: Hashable, Sendable {
    public var coefficient: Double
    public var variable: Variable

    @inlinable
    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  public var terms: [Term]
  public var constant: Double
  public var relation: Relation
  public var strength: Strength
  /// The place in the order that settles ties: of two equal wishes the lower rank is granted.
  public var rank: Int
  /// How much an error of one counts within the level, if the constraint is optional.
  public var weight: Double

  @inlinable
  public init(
    _ terms: [Term], _ relation: Relation, plus constant: Double,
    strength: Strength = .required, rank: Int = 0, weight: Double = 1
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
    self.rank = rank
    self.weight = weight
  }

  /// Names a constraint while it is in its solver.
  public struct ID: Hashable, Sendable {
    let index: Int
  }
}
