/// From constants and core values to all values.
extension Elimination {
  /// Brings constants and determined variables up to date with the store.
  func refresh(
    _ values: borrowing Buffer<Double>, from store: ConstraintStore
  ) {
    constant.copy(store.constant)
    for row in 0..<Int32(frontCount) { evaluate(row, values) }
    for index in 0..<carriedConstraint.count {
      constant[carriedConstraint[index]] +=
        carriedCoefficient[index] * values[carriedVariable[index]]
    }
    for index in 0..<updateTarget.count {
      constant[updateTarget[index]] += updateFactor[index] * constant[updateSource[index]]
    }
  }

  /// Takes out an equation that follows from the others; `false` if it is not one of those.
  ///
  /// What is carried over to its constant goes, too: the next constraint may get its place.
  func removeRedundant(_ constraint: Int32) -> Bool {
    guard redundant.remove(constraint) else { return false }
    var kept = 0
    for index in 0..<carriedConstraint.count where carriedConstraint[index] != constraint {
      carriedConstraint[kept] = carriedConstraint[index]
      carriedVariable[kept] = carriedVariable[index]
      carriedCoefficient[kept] = carriedCoefficient[index]
      kept += 1
    }
    let carriedExcess = carriedConstraint.count - kept
    carriedConstraint.removeLast(carriedExcess)
    carriedVariable.removeLast(carriedExcess)
    carriedCoefficient.removeLast(carriedExcess)
    kept = 0
    for index in 0..<updateTarget.count where updateTarget[index] != constraint {
      updateTarget[kept] = updateTarget[index]
      updateSource[kept] = updateSource[index]
      updateFactor[kept] = updateFactor[index]
      kept += 1
    }
    let updateExcess = updateTarget.count - kept
    updateTarget.removeLast(updateExcess)
    updateSource.removeLast(updateExcess)
    updateFactor.removeLast(updateExcess)
    return true
  }

  /// Brings all pivots up to date with determined variables and cores.
  func evaluatePivots(_ values: borrowing Buffer<Double>) {
    var row = Int32(factoredCount) - 1
    while row >= frontCount {
      evaluate(row, values)
      row -= 1
    }
    row = Int32(factoredCount)
    while row < rowCount {
      evaluate(row, values)
      row += 1
    }
  }

  @inline(__always)
  func evaluate(_ row: Int32, _ values: borrowing Buffer<Double>) {
    var sum = rowScale[row] * constant[rowConstraint[row]]
    for entry in entries(row) {
      sum += entryCoefficient[entry] * values[entryVariable[entry]]
    }
    values[rowVariable[row]] = sum
  }

  /// By how much each variable changes as the constant of one eliminated equation does, if
  /// cores stay.
  func spread(
    from constraint: Int32, to shares: inout Buffer<Double>, with scratch: inout Buffer<Double>
  ) {
    shares.fill(rowOfVariable.count, with: 0)
    scratch.fill(constant.count, with: 0)
    scratch[constraint] = 1
    for row in 0..<Int32(frontCount) { spread(row, shares, scratch) }
    for index in 0..<carriedConstraint.count {
      scratch[carriedConstraint[index]] +=
        carriedCoefficient[index] * shares[carriedVariable[index]]
    }
    for index in 0..<updateTarget.count {
      scratch[updateTarget[index]] += updateFactor[index] * scratch[updateSource[index]]
    }
    spreadToPivots(shares, scratch)
  }

  /// Completes the shares of all pivots.
  func spreadToPivots(_ shares: borrowing Buffer<Double>, _ constants: borrowing Buffer<Double>) {
    var row = Int32(factoredCount) - 1
    while row >= frontCount {
      spread(row, shares, constants)
      row -= 1
    }
    row = Int32(factoredCount)
    while row < rowCount {
      spread(row, shares, constants)
      row += 1
    }
  }

  @inline(__always)
  private func spread(
    _ row: Int32, _ shares: borrowing Buffer<Double>, _ constants: borrowing Buffer<Double>
  ) {
    var sum = rowScale[row] * constants[rowConstraint[row]]
    for entry in entries(row) { sum += entryCoefficient[entry] * shares[entryVariable[entry]] }
    shares[rowVariable[row]] = sum
  }
}
