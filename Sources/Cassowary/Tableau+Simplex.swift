/// The simplex method on the restricted rows.
///
/// Both verbs choose by Bland's rule (the lowest symbol that helps enters, the lowest of the
/// tightest leaves), so they end.
///
/// Source: R. G. Bland, "New Finite Pivoting Rules for the Simplex Method", Mathematics of
/// Operations Research 2(2), 1977.
extension Tableau {
  /// More pivots than any layout takes: only rounding errors can lead Bland's rule in a circle.
  static let patience = 100_000

  /// Lets the restricted basic symbol, negative for now, rise to zero; the other rows stay feasible.
  ///
  /// `false` if it cannot get there: then the constraints contradict each other.
  mutating func raiseToZero(_ symbol: Symbol) -> Bool {
    var pivots = 0
    while isBasic(symbol), rows[place[symbol]].constant < 0 {
      let row = rows[place[symbol]]
      pivots += 1
      if pivots > Tableau.patience { return row.constant > -Tableau.feasible }
      guard
        let entry = row.entries.first(where: {
          $0.coefficient > 0 && !isFrozen[$0.symbol]
        })
      else { return row.constant > -Tableau.feasible }
      let limit = -row.constant / entry.coefficient
      let leaving = tightest(for: entry.symbol, below: limit, except: symbol) ?? symbol
      exchange(leaving, for: entry.symbol)
    }
    return true
  }

  /// Makes the expression, in parameters, as small as it can be.
  ///
  /// `false` if it has no lower bound.
  mutating func minimize(_ expression: inout Row) -> Bool {
    var pivots = 0
    while let entry = expression.entries.first(where: {
      $0.coefficient < 0 && !isFrozen[$0.symbol]
    }) {
      guard let leaving = tightest(for: entry.symbol, below: .infinity, except: -1) else {
        return false
      }
      exchange(leaving, for: entry.symbol)
      let coefficient = expression.remove(entry.symbol)
      expression.add(coefficient, times: row(of: entry.symbol))
      pivots += 1
      if pivots > Tableau.patience { return true }
    }
    return true
  }

  /// The basic symbol that is first to reach zero as `entering` grows, if that is before `limit`.
  private func tightest(
    for entering: Symbol, below limit: Double, except skipped: Symbol
  ) -> Symbol? {
    var best = limit
    var leaving: Symbol?
    for row in rows where row.basic != skipped {
      guard let position = row.position(of: entering) else { continue }
      let coefficient = row.entries[position].coefficient
      if coefficient > 0 { continue }
      let ratio = max(0, row.constant) / -coefficient
      if ratio < best || (ratio == best && row.basic < (leaving ?? -1)) {
        best = ratio
        leaving = row.basic
      }
    }
    return leaving
  }
}
