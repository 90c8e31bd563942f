extension Solver {
  /// The values `variable` takes among all solutions whose errors are least, level by level.
  ///
  /// More than one value means that the constraints leave it open, and that only the rule for ties
  /// settled it.
  public mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let search = searchOfLeastErrors()
    guard let symbol = required?.symbols[variable.index] else { return 0...0 }
    var unit = Row()
    unit.add(1, times: symbol)
    let low = search.tableau.leastValue(of: unit) ?? -.infinity
    unit.multiply(by: -1)
    let high = search.tableau.leastValue(of: unit).map { -$0 } ?? .infinity
    return min(low, high)...max(low, high)
  }
}

extension Tableau {
  /// `nil` if there is no least one.
  fileprivate func leastValue(of expression: Row) -> Double? {
    var tableau = self
    var row = reduced(expression)
    if row.entries.contains(where: { isFree[$0.symbol] }) { return nil }
    return tableau.minimize(&row) ? row.constant : nil
  }
}

extension Solver {
  /// Whether ``add(_:)`` would take the constraint.
  public mutating func accepts(_ constraint: Constraint) -> Bool {
    guard constraint.isFinite, constraint.strength == .required else { return constraint.isFinite }
    prepare()
    var trial = required
    return trial?.require(constraint, index: -1) ?? false
  }
}
