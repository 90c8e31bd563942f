/// How constraints enter the tableau.
extension Tableau {
  /// The symbols that measure by how much an optional constraint is missed or over-fulfilled.
  struct Residue: Sendable {
    /// One for an inequality, two for an equation.
    var errors: [Symbol] = []
    var slack: Symbol?
  }

  /// Requires `expression (≤ = ≥) 0`; the expression may hold basic symbols.
  ///
  /// Returns the slack of an inequality that is not decided by what is in already, or `nil` with
  /// the same solutions as before if the constraint contradicts them.
  mutating func require(_ expression: Row, _ relation: Constraint.Relation) -> Residue? {
    var row = reduced(expression)
    switch relation {
    case .equal:
      if define(by: row) { return Residue() }
      if row.entries.isEmpty { return abs(row.constant) <= Tableau.feasible ? Residue() : nil }
      if row.constant > 0 { row.multiply(by: -1) }
      return requireZero(row) ? Residue() : nil
    case .lessOrEqual:
      row.multiply(by: -1)
      return requireNonNegative(row)
    case .greaterOrEqual:
      return requireNonNegative(row)
    }
  }

  /// `row = slack ≥ 0`.
  private mutating func requireNonNegative(_ row: Row) -> Residue? {
    if row.entries.isEmpty { return row.constant >= -Tableau.feasible ? Residue() : nil }
    let slack = makeSymbol(isFree: false)
    var equation = row
    equation.add(-1, times: slack)
    if define(by: equation) { return Residue(slack: slack) }
    insert(row, for: slack)
    if raiseToZero(slack) { return Residue(slack: slack) }
    removeRow(of: slack)
    return nil
  }

  /// `row = 0`, by way of an artificial symbol that must reach zero and is then forgotten.
  private mutating func requireZero(_ row: Row) -> Bool {
    let artificial = makeSymbol(isFree: false)
    insert(row, for: artificial)
    if !raiseToZero(artificial) {
      removeRow(of: artificial)
      return false
    }
    if isBasic(artificial) {
      let rest = self.row(of: artificial)
      guard let entry = rest.entries.first else {
        removeRow(of: artificial)
        return true
      }
      exchange(artificial, for: entry.symbol)
    }
    removeColumn(of: artificial)
    return true
  }

  /// Brings an optional `expression (≤ = ≥) 0` in, with the symbols that measure its residue.
  ///
  /// Nothing is returned for a constraint that the required ones decide alone.
  mutating func request(_ expression: Row, _ relation: Constraint.Relation) -> Residue {
    let row = reduced(expression)
    if row.entries.isEmpty { return Residue() }
    // expression = above − below
    let above = makeSymbol(isFree: false)
    let below = makeSymbol(isFree: false)
    var equation = row
    equation.add(-1, times: above)
    equation.add(1, times: below)
    if !define(by: equation) {
      let basic = row.constant > 0 ? above : below
      equation.solve(for: basic)
      insert(equation, for: basic)
    }
    switch relation {
    case .equal: return Residue(errors: [above, below])
    case .lessOrEqual: return Residue(errors: [above], slack: below)
    case .greaterOrEqual: return Residue(errors: [below], slack: above)
    }
  }
}
