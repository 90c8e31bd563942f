/// The slopes of penalties, in the lanes of the block at hand.
extension Tableau {
  /// The slope just below the symbol's value, and just above.
  @inline(__always)
  func slopes(_ symbol: Int32, at place: Double) -> (fall: Cost, rise: Cost) {
    var fall = Cost.zero
    var rise = Cost.zero
    var kink = symbols[symbol].firstKink
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
    let symbol = slots[column].symbol
    let place = symbols[symbol].value
    var (left, right) = slopes(symbol, at: place)
    if component.isWalled {
      if place >= surroundings[symbol].high - Kinks.tolerance(at: place) { right[0] += Cost.wall }
      if place <= surroundings[symbol].low + Kinks.tolerance(at: place) { left[0] -= Cost.wall }
    }
    slots[column].fall = left
    slots[column].rise = right
  }

  /// Puts a basic symbol where the slots' symbols have it.
  @inline(__always)
  func refreshValue(of symbol: Int32) {
    if !isBasic(symbol) { return }
    var sum = 0.0
    for entry in rows.range(symbols[symbol].row) {
      sum += rows.coefficient[entry] * symbols[slots[rows.column[entry]].symbol].value
    }
    symbols[symbol].value = sum
  }

  /// Brings value and slope of a basic symbol up to date.
  @inline(__always)
  func refreshBasic(_ symbol: Int32) {
    refreshValue(of: symbol)
    let sum = symbols[symbol].value
    if component.isWalled {
      let tolerance = Kinks.tolerance(at: sum)
      if sum >= surroundings[symbol].high - tolerance {
        symbols[symbol].isAbove = false
      } else if sum <= surroundings[symbol].low + tolerance {
        symbols[symbol].isAbove = true
      }
    }
    let (left, right) = slopes(symbol, at: sum)
    surroundings[symbol].slope = symbols[symbol].isAbove ? right : left
  }

  /// Adds a multiple of a basic symbol's row to the prices.
  @inline(__always)
  func charge(_ change: Cost, for symbol: Int32) {
    let entries = rows.range(symbols[symbol].row)
    let (rows, slots) = (rows.base, slots.base)
    if component.grows {
      component.reserve(slots: entries.count)
      for entry in entries {
        let column = rows[entry].column
        slots[Int(column)].price += change * rows[entry].coefficient
        component.append(slot: column, if: !slots[Int(column)].isInPart)
        slots[Int(column)].isInPart = true
      }
    } else {
      for entry in entries {
        slots[Int(rows[entry].column)].price += change * rows[entry].coefficient
      }
    }
  }

  /// Finds all slopes and prices of the component at hand anew.
  func refreshPrices() {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      slots[column].price = .zero
      refreshSlopes(ofSlot: column)
    }
    for index in 0..<component.symbols.count {
      let symbol = component.symbols[index]
      if !isBasic(symbol) { continue }
      refreshBasic(symbol)
      if !surroundings[symbol].slope.isNegligible {
        charge(surroundings[symbol].slope, for: symbol)
      }
    }
  }
}
