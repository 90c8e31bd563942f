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
    switch surroundings[name].standing {
    case .prices:
      surroundings[name].standing = .lanes
      improvePart(of: name)
      if !leavesChoice() { return false }
      gather(around: seed)
    case .lanes:
      if component.name != name || !component.isWhole { gather(around: seed) }
      component.isWalled = false
      optimize()
      if !leavesChoice() { return false }
    case .nothing:
      gather(around: seed)
      component.forgetLevels()
      gatherLevels()
      if component.blockCount == 1 { surroundings[name].standing = .lanes }
      for block in 0..<component.blockCount {
        if block > 0 { raiseWalls() }
        setLanes(block)
        if block == 0 { startFresh() }
        optimize()
      }
      if !leavesChoice() { return false }
    }
    raiseLastWalls()
    return true
  }

  private func gather(around seed: Int32) {
    component.begin(componentName(seed))
    var symbol = seed
    repeat {
      // Forms that went are still in the circle.
      if isBasic(symbol) || symbols[symbol].slot >= 0 {
        component.append(symbol, slot: symbols[symbol].slot)
      }
      symbol = surroundings[symbol].next
    } while symbol != seed
  }

  private func gatherLevels() {
    for index in 0..<component.symbols.count {
      var kink = symbols[component.symbols[index]].firstKink
      while kink >= 0 {
        if kinks.origin[kink].level < .infinity {
          component.insert(level: kinks.origin[kink].level)
        }
        kink = kinks[kink].next
      }
    }
    component.hasLevels = true
  }

  private func setLanes(_ block: Int) {
    component.isWalled = block > 0
    for index in 0..<component.symbols.count {
      var kink = symbols[component.symbols[index]].firstKink
      while kink >= 0 {
        let level = kinks.origin[kink].level
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
      let symbol = slots[component.slots[index]].symbol
      if !surroundings[symbol].isFresh { continue }
      surroundings[symbol].isFresh = false
      while true {
        let (fall, rise) = slopes(symbol, at: symbols[symbol].value)
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
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      if kinks[kink].lane >= 0 {
        let point = kinks[kink].point
        let ahead = up ? point - symbols[symbol].value : symbols[symbol].value - point
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
    violation(of: symbol, at: symbols[symbol].value)
  }

  /// By how much required constraints on the symbol would be violated if it were there.
  func violation(of symbol: Int32, at place: Double) -> Double {
    var greatest = 0.0
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      let excess = place - kinks[kink].point
      let error = max(excess * kinks[kink].above, -excess * kinks[kink].below)
      greatest = max(greatest, kinks[kink].isRequired ? error : 0)
      kink = kinks[kink].next
    }
    return greatest
  }

  /// Whether some slot could move at no cost.
  private func leavesChoice() -> Bool {
    for index in 0..<component.slots.count {
      let column = component.slots[index]
      let symbol = slots[column].symbol
      if component.isWalled,
        surroundings[symbol].high - surroundings[symbol].low
          <= Kinks.tolerance(at: symbols[symbol].value)
      {
        continue
      }
      if (slots[column].rise + slots[column].price).isNegligible { return true }
      if (slots[column].fall + slots[column].price).isNegligible { return true }
    }
    return false
  }
}
