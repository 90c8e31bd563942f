/// The best place for all symbols of a component, level by level.
///
/// Source: H. Isermann, "Linear Lexicographic Optimization", OR Spektrum 4, 1982.
extension Tableau {
  /// Optimizes all levels of the component of `seed`; returns whether more than one place is best.
  ///
  /// Lanes hold three levels at a time. After each block, walls keep symbols where no harm comes to
  /// it.
  func optimizeLevels(around seed: Int32) -> Bool {
    let name = componentName(seed)
    if standing[name] != .nothing {
      if component.name != name { gather(around: seed) }
      component.isWalled = false
      if standing[name] == .prices { improve() } else { optimize() }
      if !leavesChoice() {
        standing[name] = .prices
        return false
      }
      standing[name] = .lanes
      raiseWalls()
      return true
    }
    gather(around: seed)
    gatherLevels()
    standing[name] = component.blockCount == 1 ? .lanes : .nothing
    for block in 0..<component.blockCount {
      setLanes(block)
      if block == 0 { startFresh() }
      optimize()
      if block + 1 == component.blockCount, !leavesChoice() {
        if block == 0 { standing[name] = .prices }
        return false
      }
      raiseWalls()
    }
    return true
  }

  private func gather(around seed: Int32) {
    component.removeAll()
    component.name = componentName(seed)
    var symbol = seed
    repeat {
      if isBasic(symbol) {
        component.symbols.append(symbol)
        component.basics.append(symbol)
      } else if slot[symbol] >= 0 {
        component.symbols.append(symbol)
        component.slots.append(slot[symbol])
      }
      symbol = next[symbol]
    } while symbol != seed
  }

  private func gatherLevels() {
    for index in 0..<component.symbols.count {
      var kink = kinks.first[component.symbols[index]]
      while kink >= 0 {
        if kinks[kink].level < .infinity { component.insert(level: kinks[kink].level) }
        kink = kinks[kink].next
      }
    }
    component.hasLevels = true
  }

  private func setLanes(_ block: Int) {
    component.isWalled = block > 0
    for index in 0..<component.symbols.count {
      var kink = kinks.first[component.symbols[index]]
      while kink >= 0 {
        let level = kinks[kink].level
        if level == .infinity {
          kinks[kink].lane = block == 0 ? 0 : -1
        } else {
          kinks[kink].lane = component.lane(of: level, inBlock: block)
        }
        kink = kinks[kink].next
      }
    }
  }

  /// Puts symbols that were never placed where they would be best alone: rarely far from the end.
  private func startFresh() {
    for index in 0..<component.slots.count {
      let symbol = slotSymbol[component.slots[index]]
      if !isFresh[symbol] { continue }
      isFresh[symbol] = false
      while true {
        let (fall, rise) = slopes(symbol, at: value[symbol])
        let goesUp = rise.isGain
        if !goesUp, !(-fall).isGain { break }
        let kink = nearestKink(of: symbol, up: goesUp)
        if kink < 0 { break }
        settle(symbol, at: kink)
      }
    }
  }

  private func nearestKink(of symbol: Int32, up: Bool) -> Int32 {
    var nearest = Double.infinity
    var found: Int32 = -1
    var kink = kinks.first[symbol]
    while kink >= 0 {
      if kinks[kink].lane >= 0 {
        let point = kinks[kink].point
        let ahead = up ? point - value[symbol] : value[symbol] - point
        if ahead > Kinks.tolerance(at: point), ahead < nearest {
          nearest = ahead
          found = kink
        }
      }
      kink = kinks[kink].next
    }
    return found
  }

  /// Whether required constraints on the component's symbols are violated by more than `limit`.
  ///
  /// Costs do not tell: two that pull in opposite directions cancel.
  func isViolated(beyond limit: Double) -> Bool {
    for index in 0..<component.symbols.count
    where violation(of: component.symbols[index]) > limit {
      return true
    }
    return false
  }

  func violation(of symbol: Int32) -> Double {
    violation(of: symbol, at: value[symbol])
  }

  /// By how much required constraints on the symbol would be violated if it were there.
  func violation(of symbol: Int32, at place: Double) -> Double {
    var greatest = 0.0
    var kink = kinks.first[symbol]
    while kink >= 0 {
      if kinks[kink].level == .infinity {
        let excess = place - kinks[kink].point
        let error = excess > 0 ? excess * kinks[kink].above : -excess * kinks[kink].below
        greatest = max(greatest, error)
      }
      kink = kinks[kink].next
    }
    return greatest
  }

  /// Whether some slot could move at no cost.
  private func leavesChoice() -> Bool {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      let symbol = slotSymbol[column]
      if component.isWalled, high[symbol] - low[symbol] <= Kinks.tolerance(at: value[symbol]) {
        continue
      }
      if (rise[column] + price[column]).isNegligible { return true }
      if (fall[column] + price[column]).isNegligible { return true }
    }
    return false
  }

  /// Keeps every symbol where the costs in the lanes stay what they are.
  ///
  /// At an optimum those are exactly the places at which each symbol, for itself, minimizes its
  /// penalty plus its price: a stretch between kinks, or one point.
  private func raiseWalls() {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      let symbol = slotSymbol[column]
      let place = value[symbol]
      let canRise = (rise[column] + price[column]).isNegligible
      let canFall = (fall[column] + price[column]).isNegligible
      let stretch = stretch(around: symbol, from: place, up: canRise, down: canFall)
      setWalls(symbol, stretch.low, stretch.high)
    }
    for index in 0..<component.basics.count {
      let symbol = component.basics[index]
      let stretch = stretch(around: symbol, from: value[symbol], up: true, down: true)
      setWalls(symbol, stretch.low, stretch.high)
    }
    component.isWalled = true
  }

  private func setWalls(_ symbol: Int32, _ lowest: Double, _ highest: Double) {
    low[symbol] = component.isWalled ? max(low[symbol], lowest) : lowest
    high[symbol] = component.isWalled ? min(high[symbol], highest) : highest
    if low[symbol] > high[symbol] { low[symbol] = high[symbol] }
  }

  /// The kinks of the lanes at hand next to a place.
  private func stretch(
    around symbol: Int32, from place: Double, up: Bool, down: Bool
  ) -> (low: Double, high: Double) {
    var lowest = down ? -Double.infinity : place
    var highest = up ? Double.infinity : place
    var kink = kinks.first[symbol]
    while kink >= 0 {
      if kinks[kink].lane >= 0 {
        let point = kinks[kink].point
        let tolerance = Kinks.tolerance(at: point)
        let isHere = abs(point - place) <= tolerance
        // At a kink a basic symbol counts as on one side; a slot's may leave to the cheap side.
        let blocksUp = isHere ? isBasic(symbol) && !isAbove[symbol] : point > place
        let blocksDown = isHere ? isBasic(symbol) && isAbove[symbol] : point < place
        if blocksUp { highest = min(highest, point) }
        if blocksDown { lowest = max(lowest, point) }
      }
      kink = kinks[kink].next
    }
    return (min(lowest, place), max(highest, place))
  }
}
