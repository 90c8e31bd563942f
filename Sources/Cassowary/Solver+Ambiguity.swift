extension Solver {
  /// The values `variable` takes among all solutions whose errors are least, level by level.
  ///
  /// More than one value means that the constraints leave it open, and that only the rule for ties
  /// settled it.
  public mutating func range(of variable: Variable) -> ClosedRange<Double> {
    let index = Int32(variable.index)
    if relaxation.constraint >= 0 {
      isRestructured = true
      isSolved = false
    }
    let value = self.value(of: variable)
    if !isSolved { return value...value }
    if store.uses[index] == 0 { return store.isNonNegative[index] ? 0 ... .infinity : .everything }
    expansion.expand(variable: index, store, elimination, values)
    var terms: [Int32: [(symbol: Int32, coefficient: Double)]] = [:]
    for place in 0..<expansion.core.count {
      let core = expansion.core[place]
      let symbol = symbolOfCore[core]
      let coefficient = expansion.coefficient(of: core)
      if abs(coefficient) < Expansion.cancelled || !tableau.symbols[symbol].isTied { continue }
      terms[tableau.componentName(symbol), default: []].append((symbol, coefficient))
    }
    var below = 0.0
    var above = 0.0
    for (component, sum) in terms {
      let reach = tableau.reach(of: sum, in: component)
      below += reach.below
      above += reach.above
      touch(component)
    }
    // The search left the components where the rule for ties would not have them.
    if !terms.isEmpty { _ = findSolution() }
    return (value - below)...(value + above)
  }

  /// Whether ``add(_:)`` would take the constraint.
  public mutating func accepts(_ constraint: Constraint) -> Bool {
    guard let id = try? insert(constraint) else { return false }
    let holds = constraint.strength != .required || isSatisfiable()
    remove(id)
    return holds
  }
}

extension ClosedRange<Double> {
  fileprivate static var everything: ClosedRange { -.infinity ... .infinity }
}

extension Tableau {
  /// How far a sum over symbols of one component can go down and up at no cost.
  fileprivate func reach(
    of sum: [(symbol: Int32, coefficient: Double)], in component: Int32
  ) -> (below: Double, above: Double) {
    let start = sum.reduce(0) { $0 + $1.coefficient * symbols[$1.symbol].value }
    guard optimizeLevels(around: component) else { return (0, 0) }
    let form = makeSum(sum)
    let below = descend(form, 1) ? start - symbols[form].value : .infinity
    let above = descend(form, -1) ? symbols[form].value - start : .infinity
    removeForm(form)
    return (max(0, below), max(0, above))
  }
}
