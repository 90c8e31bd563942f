extension Solver {
  /// The required constraints in solved form.
  struct Required: Sendable {
    var tableau = Tableau()
    /// By index of variable.
    private(set) var symbols: [Symbol] = []
    /// The slacks of inequalities, by index of constraint.
    private(set) var slacks: [Int: Symbol] = [:]

    mutating func makeSymbol(forVariable index: Int, _ domain: Variable.Domain) {
      let symbol = tableau.makeSymbol(isFree: domain == .free)
      while symbols.count <= index { symbols.append(-1) }
      symbols[index] = symbol
    }

    func expression(of constraint: Constraint) -> Row {
      var row = Row(constant: constraint.constant)
      for term in constraint.terms {
        row.add(term.coefficient, times: symbols[term.variable.index])
      }
      return row
    }

    /// `false`, and nothing changed, if the constraint contradicts those that are in.
    mutating func require(_ constraint: Constraint, index: Int) -> Bool {
      guard let residue = tableau.require(expression(of: constraint), constraint.relation) else {
        return false
      }
      slacks[index] = residue.slack
      return true
    }
  }

  /// Makes the solved form of the required constraints if it is out of date.
  ///
  /// `false` if they contradict each other; then there is none.
  @discardableResult
  mutating func prepare() -> Bool {
    if required != nil { return true }
    required = solvedForm(of: constraints.indices.filter { constraints[$0]?.strength == .required })
    return required != nil
  }

  /// The constraints at `indices` in solved form, or `nil` if they contradict each other.
  func solvedForm(of indices: [Int], and candidate: Constraint? = nil) -> Required? {
    var form = Required()
    for (index, unknown) in unknowns.enumerated() {
      if let unknown { form.makeSymbol(forVariable: index, unknown.domain) }
    }
    if let candidate, !form.require(candidate, index: -1) { return nil }
    for index in indices {
      guard let constraint = constraints[index] else { continue }
      if !form.require(constraint, index: index) { return nil }
    }
    return form
  }
}
