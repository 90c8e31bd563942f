/// The simplex method on penalties: the primal one, which needs no feasible start.
///
/// A step picks a slot whose movement gains at the highest level that it touches, and follows it
/// past kink after kink as long as it still gains. Then either the slot's symbol stays at a kink of
/// its own, or a basic symbol has come to one and they change places. At a kink of its own that
/// took most of the gain it stays in any case: nobody else has to change for that, and others gain
/// more now.
///
/// Source: R. Fourer, "A Simplex Algorithm for Piecewise-Linear Programming I–III", Mathematical
/// Programming 33, 41 and 53, 1985–1992; for the rule against cycles, R. G. Bland, "New Finite
/// Pivoting Rules for the Simplex Method", Mathematics of Operations Research 2(2), 1977.
extension Tableau {
  /// Makes the costs in the lanes at hand as small as can be.
  func optimize() {
    refreshPrices()
    improve()
  }

  /// As ``optimize()``, where all prices and slopes are up to date.
  func improve() {
    var idle = 0
    var steps = 0
    candidates.removeAll()
    while let choice = steepest(lowestFirst: idle > component.symbols.count + 20) {
      idle = move(choice.column, up: choice.isUp) ? 0 : idle + 1
      steps += 1
      // Only rounding can lead Bland's rule in a circle; what is reached then is good enough.
      if steps > 200 * component.symbols.count + 10_000 { break }
      if steps % 512 == 0 { refreshBasics() }
    }
    if steps > 0 { refreshBasics() }
  }

  private func steepest(lowestFirst: Bool) -> (column: Int32, isUp: Bool)? {
    if lowestFirst { return lowest() }
    if component.slots.count < Self.many { return best() }
    while true {
      if candidates.isEmpty {
        listCandidates()
        if candidates.isEmpty { return nil }
      }
      let column = candidates.removeBest().column
      guard let now = gain(column) else { continue }
      if candidates.isEmpty || !candidates.best.gain.isLess(than: now.gain) {
        return (column, now.isUp)
      }
      candidates.insert(now)
    }
  }

  /// From here on slots that gain are listed once for many steps, and not for each.
  private static let many = 48

  /// What is gained by moving the slot's symbol in its better direction, if anything.
  @inline(__always)
  private func gain(_ column: Int32) -> Candidates.Candidate? {
    let through = slots[column].price
    let up = slots[column].rise + through
    let down = -(slots[column].fall + through)
    // As a rule nothing gets cheaper either way, and that is quickly seen.
    if !any((up .< -Cost.negligible) .| (down .< -Cost.negligible)) { return nil }
    let isUp = up.isLess(than: down)
    let gain = isUp ? up : down
    return gain.isGain ? Candidates.Candidate(gain: gain, column: column, isUp: isUp) : nil
  }

  /// What gained before says little once a row over many slots has changed their prices.
  private func forgetCandidates(after line: Int32) {
    if rows.stretch(line).length * 8 > component.slots.count { candidates.removeAll() }
  }

  private func listCandidates() {
    candidates.removeAll()
    for index in 0..<component.slots.count {
      if let candidate = gain(component.slots[index]) { candidates.append(candidate) }
    }
    candidates.arrange()
  }

  private func best() -> (column: Int32, isUp: Bool)? {
    var best: Candidates.Candidate?
    for index in 0..<component.slots.count {
      guard let candidate = gain(component.slots[index]) else { continue }
      if let best, !candidate.gain.isLess(than: best.gain) { continue }
      best = candidate
    }
    return best.map { ($0.column, $0.isUp) }
  }

  /// Bland's choice, which ends any circle.
  private func lowest() -> (column: Int32, isUp: Bool)? {
    candidates.removeAll()
    var best: Candidates.Candidate?
    for index in 0..<component.slots.count {
      guard let candidate = gain(component.slots[index]) else { continue }
      if let best, slots[best.column].symbol < slots[candidate.column].symbol { continue }
      best = candidate
    }
    return best.map { ($0.column, $0.isUp) }
  }

  /// Returns whether anything moved.
  private func move(_ column: Int32, up: Bool) -> Bool {
    let entering = slots[column].symbol
    let direction = up ? 1.0 : -1.0
    var gain =
      up ? slots[column].rise + slots[column].price : -(slots[column].fall + slots[column].price)
    let lane = gain.leadingLane
    let enough = min(gain[lane] / 2, -Cost.negligible)
    ray.removeAll()
    foresee(entering, direction, isBasic: false)
    listPaces(of: column)
    let first = slots[column].rows.range.lowerBound
    for index in 0..<paces.count where abs(paces[index]) > 1e-9 {
      let symbol = rowSymbol[columns.index[first + index]]
      foresee(symbol, paces[index] * direction, isBasic: true)
    }
    crossed.removeAll()
    while !ray.isEmpty {
      let event = ray.removeNearest()
      let symbol = event.symbol
      let isOwn = symbol == entering
      let velocity = event.velocity
      let bend = bend(at: event.kink)
      gain += bend * abs(velocity)
      if gain.isGain, !isOwn || gain[lane] < enough {
        if isOwn { continue }
        symbols[symbol].isAbove = velocity > 0
        crossed.append(event.kink)
        let change = velocity > 0 ? bend : -bend
        surroundings[symbol].slope += change
        charge(change, for: symbol)
        forgetCandidates(after: symbols[symbol].row)
        continue
      }
      goAtPaces(column, direction * event.distance)
      for index in 0..<crossed.count { stayBeyond(crossed[index], column, direction) }
      if isOwn {
        settle(symbol, at: event.kink)
        refreshSlopes(ofSlot: column)
      } else {
        swap(symbol, column, at: event.kink, up, moved: event.distance > 0)
      }
      return event.distance > 1e-12
    }
    // Costs are never negative, so this is noise taken for a gain.
    slots[column].fall = -Cost(repeating: Cost.wall)
    slots[column].rise = Cost(repeating: Cost.wall)
    return false
  }

  /// A basic symbol that went past a kink and then hardly further counts as beyond it.
  private func stayBeyond(_ kink: Int32, _ column: Int32, _ direction: Double) {
    let symbol = kinks.origin[kink].symbol
    let point = kinks[kink].point
    if abs(symbols[symbol].value - point) > Kinks.tolerance(at: point) { return }
    let velocity = rows.coefficient[rows.entry(of: column, in: symbols[symbol].row)] * direction
    symbols[symbol].isAbove = velocity > 0
  }

  private func foresee(_ symbol: Int32, _ velocity: Double, isBasic: Bool) {
    let place = symbols[symbol].value
    let up = velocity > 0
    // A symbol in a slot leaves the kink where it sits.
    let comesThere = isBasic && symbols[symbol].isAbove != up
    var kink = symbols[symbol].firstKink
    while kink >= 0 {
      let point = kinks[kink].point
      let ahead = up ? point - place : place - point
      let tolerance = Kinks.tolerance(at: point)
      let isAhead = ahead > tolerance || (ahead >= -tolerance && comesThere)
      ray.append(
        Ray.Event(
          distance: max(0, ahead) / abs(velocity), velocity: velocity, symbol: symbol, kink: kink),
        if: isAhead && kinks[kink].lane >= 0)
      kink = kinks[kink].next
    }
    if !component.isWalled { return }
    let ahead = up ? surroundings[symbol].high - place : place - surroundings[symbol].low
    ray.append(
      Ray.Event(
        distance: max(0, ahead) / abs(velocity), velocity: velocity, symbol: symbol,
        kink: up ? Ray.highWall : Ray.lowWall), if: ahead < .infinity)
  }

  /// By how much a penalty's slope grows at the kink.
  @inline(__always)
  private func bend(at kink: Int32) -> Cost {
    if kink < 0 { return Cost(Cost.wall, 0, 0, 0) }
    return kinks.unit(of: kink) * (kinks[kink].above + kinks[kink].below)
  }

  /// Moves the slot's symbol and whatever depends on it.
  func go(_ column: Int32, _ distance: Double) {
    if distance == 0 { return }
    listPaces(of: column)
    goAtPaces(column, distance)
  }

  private func listPaces(of column: Int32) {
    paces.removeAll()
    for place in slots[column].rows.range {
      paces.append(rows.coefficient[rows.entry(of: column, in: columns.index[place])])
    }
  }

  private func goAtPaces(_ column: Int32, _ distance: Double) {
    if distance == 0 { return }
    symbols[slots[column].symbol].value += distance
    if component.grows { touchSymbols(with: column) }
    let first = slots[column].rows.range.lowerBound
    for index in 0..<paces.count {
      let symbol = rowSymbol[columns.index[first + index]]
      let step = paces[index] * distance
      let place = symbols[symbol].value + step
      symbols[symbol].value = place
      // Should it have come to a kink, it is still on the side from which it came.
      let isStep = abs(step) > Kinks.tolerance(at: place)
      symbols[symbol].isAbove = isStep ? step < 0 : symbols[symbol].isAbove
    }
  }

  /// Puts the symbol exactly where it arrived.
  func settle(_ symbol: Int32, at kink: Int32) {
    if kink >= 0 {
      symbols[symbol].value = kinks[kink].point
    } else {
      symbols[symbol].value =
        kink == Ray.highWall ? surroundings[symbol].high : surroundings[symbol].low
    }
    symbols[symbol].anchor = max(kink, -1)
    if component.grows { touch(symbol: symbol) }
  }

  private func swap(
    _ leaving: Int32, _ column: Int32, at kink: Int32, _ up: Bool, moved: Bool
  ) {
    let entering = slots[column].symbol
    let line = symbols[leaving].row
    forgetCandidates(after: line)
    charge(-surroundings[leaving].slope, for: leaving)
    // Having moved, the symbol is on this side of the kink that it may just have reached.
    symbols[entering].isAbove = moved ? !up : up
    symbols[entering].anchor = -1
    let (left, right) = slopes(entering, at: symbols[entering].value)
    surroundings[entering].slope = symbols[entering].isAbove ? right : left
    settle(leaving, at: kink)
    let worth = slots[column].price + surroundings[entering].slope
    exchange(line, column)
    slots[column].price = .zero
    charge(worth, for: entering)
    refreshSlopes(ofSlot: column)
  }

  /// Sheds what rounding added up in the values of basic symbols.
  private func refreshBasics() {
    for index in 0..<component.symbols.count { refreshValue(of: component.symbols[index]) }
  }
}
