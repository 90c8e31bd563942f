/// The slopes of penalties, in the lanes of the block at hand.
extension Tableau {
  /// The slope just below the symbol's value, and just above.
  @inline(__always)
  func slopes(_ symbol: Int32, at place: Double) -> (fall: Cost, rise: Cost) {
    var fall = Cost.zero
    var rise = Cost.zero
    var kink = kinks.first[symbol]
    while kink >= 0 {
      let point = kinks[kink].point
      let tolerance = Kinks.tolerance(at: point)
      let unit = kinks.unit(of: kink)
      fall += unit * (place > point + tolerance ? kinks[kink].above : -kinks[kink].below)
      rise += unit * (place < point - tolerance ? -kinks[kink].below : kinks[kink].above)
      kink = kinks[kink].next
    }
    return (fall, rise)
  }

  /// Brings the slopes of the slot's own penalty up to date; walls count as lane 0.
  @inline(__always)
  func refreshSlopes(ofSlot column: Int32) {
    let symbol = slotSymbol[column]
    let place = value[symbol]
    var (left, right) = slopes(symbol, at: place)
    if component.isWalled {
      if place >= high[symbol] - Kinks.tolerance(at: place) { right[0] += Cost.wall }
      if place <= low[symbol] + Kinks.tolerance(at: place) { left[0] -= Cost.wall }
    }
    fall[column] = left
    rise[column] = right
  }

  /// Brings value and slope of a basic symbol up to date.
  @inline(__always)
  func refreshBasic(_ symbol: Int32) {
    var sum = 0.0
    for entry in rows.range(row[symbol]) {
      sum += rows.coefficient[entry] * value[slotSymbol[rows.column[entry]]]
    }
    value[symbol] = sum
    if component.isWalled {
      let tolerance = Kinks.tolerance(at: sum)
      if sum >= high[symbol] - tolerance {
        isAbove[symbol] = false
      } else if sum <= low[symbol] + tolerance {
        isAbove[symbol] = true
      }
    }
    let (left, right) = slopes(symbol, at: sum)
    slope[symbol] = isAbove[symbol] ? right : left
  }

  /// Adds a multiple of a basic symbol's row to the prices.
  @inline(__always)
  func charge(_ change: Cost, for symbol: Int32) {
    let line = row[symbol]
    for entry in rows.range(line) {
      price[rows.column[entry]] += change * rows.coefficient[entry]
    }
    if component.grows { touchSlots(of: line) }
  }

  /// Has the part at hand hold all slots of a row.
  func touchSlots(of line: Int32) {
    for entry in rows.range(line) { component.touch(slot: rows.column[entry]) }
  }

  /// Brings slope and prices up to date with a symbol's kinks, or its place, which changed.
  func refreshChanged(_ symbol: Int32) {
    component.touch(symbol: symbol)
    if !isBasic(symbol) {
      component.touch(slot: slot[symbol])
      refreshSlopes(ofSlot: slot[symbol])
      return
    }
    let (left, right) = slopes(symbol, at: value[symbol])
    let now = isAbove[symbol] ? right : left
    let change = now - slope[symbol]
    slope[symbol] = now
    if change != .zero { charge(change, for: symbol) }
  }

  /// Finds all slopes and prices of the component at hand anew.
  func refreshPrices() {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      price[column] = .zero
      refreshSlopes(ofSlot: column)
    }
    for index in 0..<component.symbols.count {
      let symbol = component.symbols[index]
      if !isBasic(symbol) { continue }
      refreshBasic(symbol)
      if !slope[symbol].isNegligible { charge(slope[symbol], for: symbol) }
    }
  }
}
