/// Required constraints that a change broke, mended on the spot.
///
/// Whether what is required can still hold need not cost a search of the whole component: where
/// the symbols are, all that was there before holds, and what came is often met as well, or after
/// one short move that harms nobody.
extension Tableau {
  /// Columns longer than this are left to the simplex.
  private static let longest = 64

  /// Whether all required constraints hold now, within `limit`; `false` says only that this found no
  /// way.
  func mendChanged(within limit: Double) -> Bool {
    for index in mended..<max(mended, changed.count) { refreshValue(of: changed[index]) }
    var risks = 8
    while mended < changed.count {
      let symbol = changed[mended]
      // Else it is a form that has gone again.
      if isBasic(symbol) || symbols[symbol].slot >= 0, violation(of: symbol) > limit,
        !mend(symbol, within: limit, &risks)
      {
        return false
      }
      mended += 1
    }
    return true
  }

  /// Moves the symbol where it may be; `risks` is how often that may break something else, which is
  /// mended in turn.
  private func mend(_ symbol: Int32, within limit: Double, _ risks: inout Int) -> Bool {
    let (lowest, highest) = bounds(of: symbol)
    if lowest > highest { return false }
    let distance = min(max(symbols[symbol].value, lowest), highest) - symbols[symbol].value
    for isRisky in [false, true] {
      if isRisky {
        if risks == 0 { return false }
        risks -= 1
      }
      if !isBasic(symbol) {
        if shift(symbols[symbol].slot, by: distance, within: limit, isRisky) { return true }
        continue
      }
      for entry in rows.range(symbols[symbol].row) {
        let pace = rows.coefficient[entry]
        if abs(pace) < 1e-3 { continue }
        if shift(rows.column[entry], by: distance / pace, within: limit, isRisky) { return true }
      }
    }
    return false
  }

  /// Where the symbol may be for all that is required of itself.
  private func bounds(of symbol: Int32) -> (lowest: Double, highest: Double) {
    var (lowest, highest) = (-Double.infinity, Double.infinity)
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      if kinks[kink].isRequired {
        if kinks[kink].below > 0 { lowest = max(lowest, kinks[kink].point) }
        if kinks[kink].above > 0 { highest = min(highest, kinks[kink].point) }
      }
      kink = kinks[kink].next
    }
    return (lowest, highest)
  }

  /// Moves a slot's symbol, unless that would break something else and must not.
  private func shift(
    _ column: Int32, by distance: Double, within limit: Double, _ isRisky: Bool
  ) -> Bool {
    let mover = slots[column].symbol
    if slots[column].rows.length > Self.longest { return false }
    if violation(of: mover, at: symbols[mover].value + distance) > limit { return false }
    if !isRisky, harms(column, distance, limit) { return false }
    go(column, distance)
    symbols[mover].anchor = -1
    changed.append(mover)
    for place in slots[column].rows.range { changed.append(rowSymbol[columns.index[place]]) }
    return true
  }

  private func harms(_ column: Int32, _ distance: Double, _ limit: Double) -> Bool {
    for place in slots[column].rows.range {
      let line = columns.index[place]
      let symbol = rowSymbol[line]
      let step = rows.coefficient[rows.entry(of: column, in: line)] * distance
      // What is new may be wrong now, but must not be made worse by it.
      let broken = violation(of: symbol, at: symbols[symbol].value + step)
      if broken > limit, broken > violation(of: symbol) { return true }
    }
    return false
  }
}
