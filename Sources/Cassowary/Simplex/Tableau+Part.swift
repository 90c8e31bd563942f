/// Searches of the part of a component that changes reached.
///
/// As long as a component's last optimum left no choice, its prices and slopes stand but for what
/// changed since, and the next optimum costs what that costs, however large the component is.
extension Tableau {
  /// As ``improve()``, from an optimum that was, for what changed since.
  func improvePart(of name: Int32) {
    component.beginPart(symbols: symbols.count, slots: slots.count)
    var place = surroundings[name].firstChanged
    surroundings[name].firstChanged = -1
    while place >= 0 {
      refreshChanged(changed[place])
      place = nextChanged[place]
    }
    improve()
    component.endPart()
  }

  /// Has the next solution begin with the prices of this one, which left no choice.
  func keepPrices(of seed: Int32) {
    let name = componentName(seed)
    if surroundings[name].standing == .lanes { surroundings[name].standing = .prices }
  }

  /// Lists what changed by component, where it is needed so.
  func listChanged() {
    nextChanged.removeAll()
    for place in 0..<changed.count {
      let name = componentName(changed[place])
      if surroundings[name].standing == .prices {
        nextChanged.append(surroundings[name].firstChanged)
        surroundings[name].firstChanged = Int32(place)
      } else {
        nextChanged.append(-1)
      }
    }
  }

  /// Forgets what changed, but for components that nobody came to.
  func discardChanged() {
    var kept = 0
    for place in 0..<changed.count {
      let symbol = changed[place]
      if surroundings[componentName(symbol)].firstChanged < 0 { continue }
      changed[kept] = symbol
      kept += 1
    }
    changed.removeLast(changed.count - kept)
    for place in 0..<kept { surroundings[componentName(changed[place])].firstChanged = -1 }
    mended = 0
  }

  /// Has the part at hand hold all slots of a row.
  func touchSlots(of line: Int32) {
    for entry in rows.range(line) { component.touch(slot: rows.column[entry]) }
  }

  /// Brings slope and prices up to date with a symbol's kinks, or its place, which changed.
  private func refreshChanged(_ symbol: Int32) {
    component.touch(symbol: symbol)
    if !isBasic(symbol) {
      component.touch(slot: symbols[symbol].slot)
      refreshSlopes(ofSlot: symbols[symbol].slot)
      return
    }
    let (left, right) = slopes(symbol, at: symbols[symbol].value)
    let now = symbols[symbol].isAbove ? right : left
    let change = now - surroundings[symbol].slope
    surroundings[symbol].slope = now
    if change != .zero { charge(change, for: symbol) }
  }

  /// Has the part at hand hold all symbols that move with a slot.
  func touchSymbols(with column: Int32) {
    component.touch(symbol: slots[column].symbol)
    for place in columns.range(column) { component.touch(symbol: rowSymbol[columns.index[place]]) }
  }
}
