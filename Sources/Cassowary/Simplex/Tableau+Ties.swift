/// The rule for ties: which of all best places a component takes.
///
/// Within the walls every penalty is linear, so each wish of the rule is "this symbol, as low (or as
/// high) as it can be". They are granted one after the other, each within what the earlier ones
/// left.
extension Tableau {
  /// A kink whose source has a say, in the order of the rule.
  struct Say: BitwiseCopyable {
    var stage: Int
    var level: Float
    var rank: Int
    var source: Int32
    var kink: Int32

    func precedes(_ other: Say) -> Bool {
      if stage != other.stage { return stage < other.stage }
      if stage == 0, level != other.level { return level > other.level }
      if rank != other.rank { return rank < other.rank }
      return source < other.source
    }
  }

  /// Settles the component at hand, between its walls, by rank.
  func settleTies(_ store: ConstraintStore) {
    if !isAnySlotOpen { return }
    gatherSays(store)
    for index in 0..<says.count {
      let say = says[index]
      let symbol = kinks.origin[say.kink].symbol
      let room = surroundings[symbol].high - surroundings[symbol].low
      if room <= 2 * Kinks.tolerance(at: kinks[say.kink].point) { continue }
      // An error is made less by going towards the point, and so is the distance from a boundary.
      var sign = isBeyond(say.kink) ? 1.0 : -1
      if say.stage == 1 { sign = kinks.origin[say.kink].pace < 0 ? 1 : -1 }
      minimize(symbol, sign)
      if !isAnySlotOpen { return }
    }
  }

  /// Whether all places between the symbol's walls are above the point; else all are below it.
  @inline(__always)
  private func isBeyond(_ kink: Int32) -> Bool {
    let point = kinks[kink].point
    return surroundings[kinks.origin[kink].symbol].low >= point - Kinks.tolerance(at: point)
  }

  /// Errors by level and rank, then variables that may not be negative, then inequalities.
  private func gatherSays(_ store: ConstraintStore) {
    says.removeAll()
    for index in 0..<component.movable.count {
      let symbol = component.movable[index]
      if !canMove(symbol) { continue }
      var kink = symbols[symbol].firstKink
      while kink >= 0 {
        gatherSays(of: kink, store)
        kink = kinks[kink].next
      }
    }
    says.sort { $0.precedes($1) }
  }

  @inline(__always)
  private func gatherSays(of kink: Int32, _ store: ConstraintStore) {
    let wish = kinks.origin[kink]
    func say(_ stage: Int, _ rank: Int, _ source: Int32) {
      says.append(Say(stage: stage, level: wish.level, rank: rank, source: source, kink: kink))
    }
    if wish.source < 0 { return say(1, store.variableRank[~wish.source], ~wish.source) }
    let rank = store.rank[wish.source]
    let isEquation = store.traits[wish.source].isEquation
    // Which side of the point is left between the walls will not change, and an error there is one
    // for every place.
    let error = isBeyond(kink) ? kinks[kink].above : kinks[kink].below
    // A required equation leaves no choice, but its own walls may: those of others hold it.
    if wish.level < .infinity || isEquation, error != 0 { say(0, rank, wish.source) }
    if isEquation { return }
    // Where a required one has its walls on the wrong side, those of others hold the symbol at the
    // point, and it must not count as free to move.
    if error == 0 || wish.level == .infinity { say(2, rank, wish.source) }
  }

  /// Looks first where the last open one was: as a rule it still is.
  private var isAnySlotOpen: Bool {
    let count = component.openSlots.count
    if openHint >= count { openHint = 0 }
    for index in openHint..<count where canMove(slots[component.openSlots[index]].symbol) {
      openHint = index
      return true
    }
    for index in 0..<openHint where canMove(slots[component.openSlots[index]].symbol) {
      openHint = index
      return true
    }
    return false
  }

  @inline(__always)
  private func canMove(_ symbol: Int32) -> Bool {
    surroundings[symbol].high - surroundings[symbol].low > 2
      * Kinks.tolerance(at: symbols[symbol].value)
  }

  /// Makes `sign × symbol` as small as can be, and keeps it there.
  func minimize(_ symbol: Int32, _ sign: Double) {
    descend(symbol, sign)
    if !isBasic(symbol) {
      fix(symbol)
      return
    }
    // What could still move would only do harm.
    for entry in rows.range(symbols[symbol].row) where abs(rows.coefficient[entry]) > 1e-9 {
      fix(slots[rows.column[entry]].symbol)
    }
  }

  private func fix(_ symbol: Int32) {
    surroundings[symbol].low = symbols[symbol].value
    surroundings[symbol].high = symbols[symbol].value
  }

  /// Makes `sign × symbol` as small as can be; `false` if nothing bounds it.
  @discardableResult
  func descend(_ symbol: Int32, _ sign: Double) -> Bool {
    var steps = 0
    while steps < 200 * component.symbols.count + 1000 {
      steps += 1
      guard let (column, direction) = helper(of: symbol, sign) else { return true }
      guard let stop = firstWall(column, direction) else { return false }
      let mover = slots[column].symbol
      go(column, direction * stop.distance)
      if stop.symbol == mover {
        arrive(mover, at: direction)
        if mover == symbol { return true }
      } else {
        let line = symbols[stop.symbol].row
        let velocity = rows.coefficient[rows.entry(of: column, in: line)] * direction
        exchange(line, column)
        arrive(stop.symbol, at: velocity)
        symbols[mover].anchor = -1
        if stop.symbol == symbol { return true }
      }
    }
    return true
  }

  /// A slot that can move so that `sign × symbol` falls; the lowest symbol, so that it ends.
  private func helper(of symbol: Int32, _ sign: Double) -> (column: Int32, direction: Double)? {
    if !isBasic(symbol) {
      return hasRoom(symbol, -sign) ? (symbols[symbol].slot, -sign) : nil
    }
    var best: (column: Int32, direction: Double)?
    for entry in rows.range(symbols[symbol].row) {
      let column = rows.column[entry]
      let partner = slots[column].symbol
      if let best, slots[best.column].symbol < partner { continue }
      if abs(rows.coefficient[entry]) < 1e-9 { continue }
      let direction = rows.coefficient[entry] * sign > 0 ? -1.0 : 1
      if hasRoom(partner, direction) { best = (column, direction) }
    }
    return best
  }

  private func hasRoom(_ symbol: Int32, _ direction: Double) -> Bool {
    let room =
      direction > 0
      ? surroundings[symbol].high - symbols[symbol].value
      : symbols[symbol].value - surroundings[symbol].low
    return room > Kinks.tolerance(at: symbols[symbol].value)
  }

  private func firstWall(
    _ column: Int32, _ direction: Double
  ) -> (symbol: Int32, distance: Double)? {
    let mover = slots[column].symbol
    var nearest =
      direction > 0
      ? surroundings[mover].high - symbols[mover].value
      : symbols[mover].value - surroundings[mover].low
    var found = mover
    for place in slots[column].rows.range {
      let line = columns.index[place]
      let symbol = rowSymbol[line]
      let velocity = rows.coefficient[rows.entry(of: column, in: line)] * direction
      if abs(velocity) < 1e-9 { continue }
      let room =
        velocity > 0
        ? surroundings[symbol].high - symbols[symbol].value
        : symbols[symbol].value - surroundings[symbol].low
      let distance = max(0, room) / abs(velocity)
      if distance < nearest || (distance == nearest && symbol < found) {
        nearest = distance
        found = symbol
      }
    }
    return nearest < .infinity ? (found, nearest) : nil
  }

  private func arrive(_ symbol: Int32, at direction: Double) {
    symbols[symbol].value = direction > 0 ? surroundings[symbol].high : surroundings[symbol].low
    symbols[symbol].anchor = kinkHere(symbol)
  }

  private func kinkHere(_ symbol: Int32) -> Int32 {
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      let point = kinks[kink].point
      if abs(point - symbols[symbol].value) <= Kinks.tolerance(at: point) { return kink }
      kink = kinks[kink].next
    }
    return -1
  }

  /// Marks the symbols that the rule leaves free to move.
  func markOpen(_ isChoice: Bool, _ open: inout Buffer<Int32>) {
    for index in 0..<component.symbols.count {
      let symbol = component.symbols[index]
      let isFree = isChoice && !isBasic(symbol) && canMove(symbol)
      if isFree, !symbols[symbol].isOpen { open.append(symbol) }
      symbols[symbol].tie = isFree ? .open : isChoice ? .settled : .none
    }
  }
}
