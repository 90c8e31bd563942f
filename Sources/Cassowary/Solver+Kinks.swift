/// How kinks follow what their points depend on.
extension Solver {
  mutating func moveKink(_ kink: Int32, to point: Double) {
    if tableau.kinks[kink].point == point { return }
    let symbol = tableau.kinks.origin[kink].symbol
    if tableau.moveKink(kink, of: symbol, to: point) { touch(symbol) }
  }

  /// Moves all kinks that depend on determined variables or eliminated constants.
  mutating func refreshKinks() {
    let count = tableau.kinks.listMoving()
    // At hand, for most are moved without anybody taking notice.
    let (kinks, moving) = (tableau.kinks.base, tableau.kinks.moving.base)
    let origins = tableau.kinks.origin.base
    let sum = PartSum(tableau.kinks.parts, values, elimination, store)
    for index in 0..<count {
      let kink = moving[index]
      let old = kinks[Int(kink)].point
      let origin = origins[Int(kink)]
      let point = origin.parts.count >= 0 ? sum.point(of: origin) : self.point(of: kink)
      // Where nothing but rounding moved, nothing is to be solved.
      if abs(point - old) > 1e-12 * max(1, abs(point)),
        tableau.moveKink(kink, of: origin.symbol, to: point)
      {
        touch(origin.symbol)
      }
    }
  }

  /// Moves the kinks that depend on determined variables which have changed; `false` if that takes a
  /// look at all.
  mutating func followChanges() -> Bool {
    let count = elimination.changedVariable.count
    if count == 0 { return true }
    if !tableau.kinks.canFollow(elimination.changedVariable) { return false }
    let (kinks, watchers) = (tableau.kinks.base, tableau.kinks.watchers.all.base)
    for index in 0..<count {
      let change = elimination.change[index]
      for place in tableau.kinks.watchers.range(elimination.changedVariable[index]) {
        let watcher = watchers[place]
        let point = kinks[Int(watcher.kink)].point + watcher.factor * change
        if tableau.moveKink(watcher.kink, of: watcher.symbol, to: point) { touch(watcher.symbol) }
      }
    }
    elimination.changedVariable.removeAll()
    elimination.change.removeAll()
    return true
  }

  /// From the values of all variables that the constraint mentions.
  func point(of kink: Int32) -> Double {
    let source = tableau.kinks.origin[kink].source
    let symbol = tableau.kinks.origin[kink].symbol
    let core = tableau.symbols[symbol].core
    let here = core >= 0 ? values[core] : tableau.forms.value(of: symbol, for: values)
    let excess = source < 0 ? values[~source] : store.excess(of: source, for: values)
    return here + excess * tableau.kinks.origin[kink].pace
  }
}

/// Adds up what kinks remember that their numbers were made of.
private struct PartSum {
  private let source: UnsafeMutablePointer<Int32>
  private let factor: UnsafeMutablePointer<Double>
  private let values: UnsafeMutablePointer<Double>
  private let rowNumber: UnsafeMutablePointer<Double>
  private let constant: UnsafeMutablePointer<Double>

  init(
    _ parts: borrowing Parts, _ values: borrowing Buffer<Double>, _ elimination: Elimination,
    _ store: ConstraintStore
  ) {
    source = parts.source.base
    factor = parts.factor.base
    self.values = values.base
    rowNumber = elimination.rowNumber.base
    constant = store.constant.base
  }

  @inline(__always)
  func point(of kink: Kink.Origin) -> Double {
    var point = kink.source < 0 ? 0 : constant[Int(kink.source)] * kink.pace
    for part in kink.parts.range {
      let index = Int(source[part])
      point += factor[part] * (index >= 0 ? values[index] : rowNumber[~index])
    }
    return point
  }
}
