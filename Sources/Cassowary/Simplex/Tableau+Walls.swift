/// Walls: how far symbols may go without harm to what was optimized.
///
/// At an optimum those are exactly the places at which each symbol, for itself, minimizes its
/// penalty plus its price: a stretch between kinks, or one point.
extension Tableau {
  /// Keeps every symbol where the costs in the lanes stay what they are.
  func raiseWalls() {
    raiseWallsOfSlots()
    for index in 0..<component.symbols.count {
      let symbol = component.symbols[index]
      if isBasic(symbol) { raiseWalls(ofBasic: symbol) }
    }
    component.isWalled = true
  }

  /// As ``raiseWalls()``, where nothing is to be optimized any more.
  ///
  /// What moves with no slot that is open needs no walls then, and as a rule that is nearly all.
  func raiseLastWalls() {
    raiseWallsOfSlots()
    listMovable()
    for index in 0..<component.movable.count {
      let symbol = component.movable[index]
      if isBasic(symbol) { raiseWalls(ofBasic: symbol) }
    }
    component.isWalled = true
  }

  /// Lists the slots between whose walls there is room, and the symbols that move with them.
  ///
  /// Exchanges change neither, as long as it is only those slots that move: a symbol that leaves the
  /// rows was moved by the slot, and then moves what the slot did.
  private func listMovable() {
    component.beginMovable()
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      let symbol = slots[column].symbol
      if surroundings[symbol].low == surroundings[symbol].high { continue }
      component.append(openSlot: column)
      addMovable(symbol)
      for place in slots[column].rows.range { addMovable(rowSymbol[columns.index[place]]) }
    }
    for index in 0..<component.movable.count { symbols[component.movable[index]].isInPart = false }
  }

  @inline(__always)
  private func addMovable(_ symbol: Int32) {
    component.append(movable: symbol, if: !symbols[symbol].isInPart)
    symbols[symbol].isInPart = true
  }

  private func raiseWallsOfSlots() {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      let symbol = slots[column].symbol
      let place = symbols[symbol].value
      let canRise = (slots[column].rise + slots[column].price).isNegligible
      let canFall = (slots[column].fall + slots[column].price).isNegligible
      if canRise || canFall {
        let stretch = stretch(around: symbol, from: place, up: canRise, down: canFall)
        setWalls(symbol, stretch.low, stretch.high)
      } else {
        setWalls(symbol, place, place)
      }
    }
  }

  private func raiseWalls(ofBasic symbol: Int32) {
    let stretch = stretch(around: symbol, from: symbols[symbol].value, up: true, down: true)
    setWalls(symbol, stretch.low, stretch.high)
  }

  private func setWalls(_ symbol: Int32, _ lowest: Double, _ highest: Double) {
    surroundings[symbol].low = component.isWalled ? max(surroundings[symbol].low, lowest) : lowest
    surroundings[symbol].high =
      component.isWalled ? min(surroundings[symbol].high, highest) : highest
    if surroundings[symbol].low > surroundings[symbol].high {
      surroundings[symbol].low = surroundings[symbol].high
    }
  }

  /// The kinks of the lanes at hand next to a place.
  private func stretch(
    around symbol: Int32, from place: Double, up: Bool, down: Bool
  ) -> (low: Double, high: Double) {
    var lowest = down ? -Double.infinity : place
    var highest = up ? Double.infinity : place
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      if kinks[kink].lane >= 0 {
        let point = kinks[kink].point
        let tolerance = Kinks.tolerance(at: point)
        let isHere = abs(point - place) <= tolerance
        // At a kink a basic symbol counts as on one side; a slot's may leave to the cheap side.
        let blocksUp = isHere ? isBasic(symbol) && !symbols[symbol].isAbove : point > place
        let blocksDown = isHere ? isBasic(symbol) && symbols[symbol].isAbove : point < place
        if blocksUp { highest = min(highest, point) }
        if blocksDown { lowest = max(lowest, point) }
      }
      kink = kinks[kink].next
    }
    return (min(lowest, place), max(highest, place))
  }
}
