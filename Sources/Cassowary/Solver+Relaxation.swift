/// Taking a required equation out without a new elimination.
///
/// A removed equation can stay in the elimination as one whose constant is unknown. As long as
/// nothing but free variables depends on that constant, it is one degree of freedom, which the
/// rule for ties gives away; and the same equation comes back at the price of one evaluation.
extension Solver {
  /// What is known about the equation that is out, but still in the elimination.
  struct Relaxation: ~Copyable {
    /// The place of the equation, or -1 if there is none.
    var constraint: Int32 = -1
    var terms: [Constraint.Term] = []
    /// By variable: how much it changes with the one degree of freedom.
    var shares = Buffer<Double>()
    var scratch = Buffer<Double>()
    /// Kinks that depend on an equation which goes.
    var dependents = Buffer<Int32>()
    /// Variables that it kept from being negative, or not.
    var variables: [Int32] = []
  }

  /// By how much each variable changes with the constant of a row's equation.
  mutating func findShares(of row: Int32) {
    elimination.spread(from: row, to: &relaxation.shares, with: &relaxation.scratch)
    coverNewVariables()
  }

  /// `false` if more than free variables depend on the equation.
  mutating func relax(_ constraint: Int32) -> Bool {
    findShares(of: elimination.rowOfConstraint[constraint])
    for variable in 0..<store.variableCount
    where store.isNonNegative[variable] && relaxation.shares[variable] != 0 {
      return false
    }
    for index in 0..<Int32(store.constraintCount)
    where store.traits[index].isLive && !elimination.isEliminated(index) {
      if share(of: index) != 0 { return false }
    }
    relaxation.constraint = constraint
    relaxation.terms = store.constraint(constraint)?.terms ?? []
    return true
  }

  /// Nothing that came after the elimination depends on the equation.
  private mutating func coverNewVariables() {
    relaxation.shares.pad(to: store.variableCount, with: 0)
  }

  func share(of constraint: Int32) -> Double {
    var sum = 0.0
    for place in store.range(constraint) {
      sum += store.coefficient[place] * relaxation.shares[store.variable[place]]
    }
    return abs(sum) < 1e-12 ? 0 : sum
  }

  /// Puts the relaxed equation back if `constraint` is it; else there has to be a new elimination.
  mutating func restore(_ constraint: Int32) {
    guard constraint == relaxation.constraint,
      store.traits[constraint].isRequiredEquation,
      store.constraint(constraint)?.terms == relaxation.terms
    else {
      isRestructured = true
      return
    }
    relaxation.constraint = -1
    // What moved meanwhile has been evaluated again, unless nothing has.
    elimination.constantChanged(of: constraint, to: store.constant[constraint])
    constantsAreStale = true
  }

  /// Gives away the one degree of freedom.
  mutating func settleRelaxation() {
    coverNewVariables()
    _ = giveAway(relaxation.shares)
  }

  /// Moves all values by their shares until the free variable of lowest rank is zero; returns the
  /// distance.
  func giveAway(_ shares: borrowing Buffer<Double>) -> Double {
    var chosen: Int32 = -1
    for variable in 0..<Int32(store.variableCount)
    where abs(shares[variable]) > 1e-9 && store.isKnown[variable] {
      if store.isNonNegative[variable] { continue }
      if chosen < 0 || store.variableRank[variable] < store.variableRank[chosen] {
        chosen = variable
      }
    }
    if chosen < 0 { return 0 }
    let distance = -values[chosen] / shares[chosen]
    if distance == 0 { return 0 }
    for variable in 0..<store.variableCount where shares[variable] != 0 {
      values[variable] += distance * shares[variable]
    }
    values[chosen] = 0
    return distance
  }
}
