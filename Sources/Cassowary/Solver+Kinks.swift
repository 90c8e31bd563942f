/// How kinks follow what their points depend on.
extension Solver {
  mutating func moveKink(_ kink: Int32, to point: Double) {
    if tableau.kinks[kink].point == point { return }
    let symbol = tableau.kinks[kink].symbol
    if tableau.moveKink(kink, to: point) { touch(symbol) }
  }

  /// Moves all kinks that depend on determined variables or eliminated constants.
  mutating func refreshKinks() {
    let count = tableau.kinks.listMoving()
    // At hand, for most are moved without anybody taking notice.
    let (kinks, moving) = (tableau.kinks.base, tableau.kinks.moving.base)
    let sum = PartSum(tableau.kinks.parts, values, elimination, store)
    for index in 0..<count {
      let kink = moving[index]
      let old = kinks[Int(kink)]
      let point = old.partRow >= 0 ? sum.point(of: old) : slowPoint(of: kink)
      // Where nothing but rounding moved, nothing is to be solved.
      if abs(point - old.point) > 1e-12 * max(1, abs(point)), tableau.moveKink(kink, to: point) {
        touch(old.symbol)
      }
    }
  }

  /// Moves the kinks that depend on determined variables which have changed; `false` if that takes a
  /// look at all.
  mutating func followChanges() -> Bool {
    let count = elimination.changedVariable.count
    if count == 0 { return true }
    if !tableau.kinks.canFollow(variables: store.variableCount) { return false }
    for index in 0..<count {
      let change = elimination.change[index]
      for place in tableau.kinks.watchers.range(elimination.changedVariable[index]) {
        let kink = tableau.kinks.watchers.kink[place]
        let point = tableau.kinks[kink].point + tableau.kinks.watchers.factor[place] * change
        if tableau.moveKink(kink, to: point) { touch(tableau.kinks[kink].symbol) }
      }
    }
    elimination.changedVariable.removeAll()
    elimination.change.removeAll()
    return true
  }

  /// From the values of all variables that the constraint mentions.
  private func slowPoint(of kink: Int32) -> Double {
    let source = tableau.kinks[kink].source
    let symbol = tableau.kinks[kink].symbol
    let core = tableau.symbols[symbol].core
    let here = core >= 0 ? values[core] : tableau.forms.value(of: symbol, for: values)
    let excess = source < 0 ? values[~source] : store.excess(of: source, for: values)
    return here + excess * tableau.kinks[kink].pace
  }
}

/// Adds up what kinks remember that their numbers were made of.
private struct PartSum {
  private let stretch: UnsafeMutablePointer<Stretch>
  private let part: UnsafeMutablePointer<Int32>
  private let coefficient: UnsafeMutablePointer<Double>
  private let values: UnsafeMutablePointer<Double>
  private let rowNumber: UnsafeMutablePointer<Double>
  private let constant: UnsafeMutablePointer<Double>

  init(
    _ parts: borrowing SparseRows, _ values: borrowing Buffer<Double>, _ elimination: Elimination,
    _ store: ConstraintStore
  ) {
    stretch = parts.stretch.base
    part = parts.column.base
    coefficient = parts.coefficient.base
    self.values = values.base
    rowNumber = elimination.rowNumber.base
    constant = store.constant.base
  }

  @inline(__always)
  func point(of kink: Kink) -> Double {
    var point = kink.source < 0 ? 0 : constant[Int(kink.source)] * kink.pace
    let entries = stretch[Int(kink.partRow)].range
    var entry = entries.lowerBound
    while entry < entries.upperBound {
      let index = Int(part[entry])
      point += coefficient[entry] * (index >= 0 ? values[index] : rowNumber[~index])
      entry += 1
    }
    return point
  }
}
