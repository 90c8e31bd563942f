/// Searches of the part of a component that changes reached.
///
/// As long as a component's last optimum left no choice, its prices and slopes stand but for what
/// changed since, and the next optimum costs what that costs, however large the component is.
extension Tableau {
  /// As ``improve()``, from an optimum that was, for what changed since.
  func improvePart(of name: Int32) {
    component.beginPart()
    var place = surroundings[name].firstChanged
    surroundings[name].firstChanged = -1
    while place >= 0 {
      refreshChanged(changed[place])
      place = nextChanged[place]
    }
    improve()
    for index in 0..<component.symbols.count {
      symbols[component.symbols[index]].isInPart = false
    }
    for index in 0..<component.slots.count { slots[component.slots[index]].isInPart = false }
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

  /// Brings slope and prices up to date with a symbol's kinks, or its place, which changed.
  private func refreshChanged(_ symbol: Int32) {
    touch(symbol: symbol)
    if !isBasic(symbol) {
      let column = symbols[symbol].slot
      component.reserve(slots: 1)
      component.append(slot: column, if: !slots[column].isInPart)
      slots[column].isInPart = true
      refreshSlopes(ofSlot: column)
      return
    }
    let (left, right) = slopes(symbol, at: symbols[symbol].value)
    let now = symbols[symbol].isAbove ? right : left
    let change = now - surroundings[symbol].slope
    surroundings[symbol].slope = now
    if change != .zero { charge(change, for: symbol) }
  }

  /// Has the part at hand hold the symbol.
  @inline(__always)
  func touch(symbol: Int32) {
    component.append(symbol: symbol, if: !symbols[symbol].isInPart)
    symbols[symbol].isInPart = true
  }

  /// Has the part at hand hold all symbols that move with a slot.
  func touchSymbols(with column: Int32) {
    touch(symbol: slots[column].symbol)
    for place in slots[column].rows.range { touch(symbol: rowSymbol[columns.index[place]]) }
  }
}
