extension Solver {
  /// What ought to hold between calls and does not; empty unless the solver itself is wrong.
  ///
  /// For tests and debug builds: it costs about as much as a solution.
  public func invariantFailures() -> [String] {
    var failures = required?.tableau.invariantFailures() ?? []
    if let solution {
      for (index, unknown) in unknowns.enumerated() where unknown?.domain == .nonNegative {
        if solution[index] < -Tableau.feasible { failures.append("variable \(index) is negative") }
      }
      for (index, constraint) in constraints.enumerated() {
        guard let constraint, constraint.strength == .required else { continue }
        if !constraint.holds(for: solution) { failures.append("constraint \(index) is broken") }
      }
    }
    return failures
  }
}

extension Constraint {
  func holds(for values: [Double]) -> Bool {
    let excess = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
    return switch relation {
    case .equal: abs(excess) <= 10 * Tableau.feasible
    case .lessOrEqual: excess <= 10 * Tableau.feasible
    case .greaterOrEqual: excess >= -10 * Tableau.feasible
    }
  }
}

extension Tableau {
  func invariantFailures() -> [String] {
    var failures: [String] = []
    for (index, row) in rows.enumerated() {
      if place[row.basic] != index { failures.append("row \(index) is not where its basic says") }
      if isFree[row.basic] { failures.append("row \(index) gives a free symbol") }
      if row.constant < -Tableau.feasible { failures.append("row \(index) is infeasible") }
      for entry in row.entries where isBasic(entry.symbol) || isFree[entry.symbol] {
        failures.append("row \(index) mentions \(entry.symbol), basic or free")
      }
      if zip(row.entries, row.entries.dropFirst()).contains(where: { $0.symbol >= $1.symbol }) {
        failures.append("row \(index) is not sorted")
      }
    }
    for (index, definition) in definitions.enumerated() where place[definition.basic] != index {
      failures.append("definition \(index) is not where its basic says")
    }
    return failures
  }
}
