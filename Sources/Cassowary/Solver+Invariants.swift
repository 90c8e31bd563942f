extension Solver {
  /// What ought to hold between calls and does not; empty unless the solver itself is wrong.
  ///
  /// Debug builds ask after each solution, or now and then if it costs more than the solution.
  public func invariantFailures() -> [String] {
    var failures = tableau.invariantFailures(isSolved: isSolved)
    if isSolved {
      failures += elimination.invariantFailures(values, isRelaxed: relaxation.constraint >= 0)
      if relaxation.constraint < 0 { failures += misplacedKinks() + staleConstants() }
      for index in 0..<store.variableCount where store.isKnown[index] {
        if solution[index] != values[index] {
          failures.append("variable \(index) was left at \(solution[index])")
        }
        if store.isNonNegative[index], solution[index] < -10 * Self.feasible {
          failures.append("variable \(index) is negative")
        }
      }
      for index in 0..<Int32(store.constraintCount)
      where store.traits[index].isLive && store.traits[index].isRequired {
        let excess = store.excess(of: index, for: solution)
        let traits = store.traits[index]
        let size = 10 * Self.feasible
        if (!traits.allowsAbove && excess > size) || (!traits.allowsBelow && excess < -size) {
          failures.append("constraint \(index) is broken by \(excess)")
        }
      }
    }
    return failures
  }
}

extension Solver {
  /// Constants that the elimination did not follow.
  private func staleConstants() -> [String] {
    var failures: [String] = []
    for constraint in 0..<Int32(store.constraintCount) where elimination.isEliminated(constraint) {
      let row = Int(elimination.rowOfConstraint[constraint])
      if row < elimination.restStart || row >= elimination.factoredCount { continue }
      if elimination.ownConstant[row] != store.constant[constraint] {
        failures.append("row \(row) has another constant than its equation")
      }
    }
    return failures
  }

  /// Kinks that did not follow what their points depend on.
  private func misplacedKinks() -> [String] {
    var failures: [String] = []
    for kink in 0..<Int32(tableau.kinks.origin.count)
    where tableau.kinks.origin[kink].source != Kinks.unused {
      let (point, wanted) = (tableau.kinks[kink].point, point(of: kink))
      if abs(point - wanted) > 1e-6 * max(1, abs(wanted)) {
        failures.append("kink \(kink) is at \(point), not \(wanted)")
      }
    }
    return failures
  }
}

extension Elimination {
  fileprivate func invariantFailures(
    _ values: borrowing Buffer<Double>, isRelaxed: Bool
  ) -> [String] {
    var failures: [String] = []
    for row in 0..<Int32(rowCount) {
      let variable = rowVariable[row]
      if rowOfVariable[variable] != row { failures.append("variable \(variable) has another row") }
      var (sum, size) = (rowNumber[row], max(1, abs(rowNumber[row])))
      for entry in entries(row) {
        let part = entryCoefficient[entry] * values[entryVariable[entry]]
        sum += part
        size = max(size, abs(part))
      }
      // Values that the rule for ties moved along with a relaxed equation are not its rows'.
      if !isRelaxed, abs(sum - values[variable]) > 1e-7 * size {
        failures.append("variable \(variable) is \(values[variable]), not \(sum)")
      }
    }
    return failures
  }
}

extension Tableau {
  fileprivate func invariantFailures(isSolved: Bool) -> [String] {
    var failures: [String] = []
    for line in 0..<Int32(rows.count) where rowSymbol[line] >= 0 {
      if symbols[rowSymbol[line]].row != line {
        failures.append("row \(line) is not where its symbol says")
      }
      let symbol = rowSymbol[line]
      var (sum, size) = (0.0, 1.0)
      for entry in rows.range(line) {
        let part = rows.coefficient[entry] * symbols[slots[rows.column[entry]].symbol].value
        sum += part
        size = max(size, abs(part))
      }
      if isSolved, abs(sum - symbols[symbol].value) > 1e-7 * size {
        failures.append("symbol \(symbol) is \(symbols[symbol].value), not \(sum)")
      }
      for entry in rows.range(line) {
        let column = rows.column[entry]
        if !slots[column].rows.range.contains(where: { columns.index[$0] == line }) {
          failures.append("slot \(column) does not know that row \(line) holds it")
        }
        if componentName(slots[column].symbol) != componentName(rowSymbol[line]) {
          failures.append("row \(line) reaches into another component")
        }
      }
    }
    for column in 0..<Int32(slots.count) {
      let symbol = slots[column].symbol
      if symbols[symbol].slot != column || symbols[symbol].row >= 0 {
        failures.append("slot \(column) is not where its symbol says")
      }
      for place in slots[column].rows.range
      where rows.entry(of: column, in: columns.index[place]) < 0 {
        failures.append("row \(columns.index[place]) does not hold slot \(column)")
      }
      if slots[column].position != -1 { failures.append("slot \(column) is remembered") }
      if slots[column].isInPart { failures.append("slot \(column) is in a part that nobody grows") }
    }
    for symbol in 0..<Int32(symbols.count) where symbols[symbol].isInPart {
      failures.append("symbol \(symbol) is in a part that nobody grows")
    }
    return failures
  }
}
