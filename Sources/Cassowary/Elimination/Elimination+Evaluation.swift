/// From constants and core values to all values.
extension Elimination {
  /// Everything is to be evaluated.
  func markStale() {
    staleFront = 0
    stalePivot = factoredCount - 1
    isTailStale = true
    isRestStale = factoredCount > restStart
    areObserversStale = true
  }

  /// A constant has changed.
  func constantChanged(of constraint: Int32, to constant: Double) {
    let row = Int(rowOfConstraint[constraint])
    if row < 0 { return }
    if row >= restStart, row < factoredCount {
      if ownConstant[row] == constant { return }
      ownConstant[row] = constant
      isRestStale = true
      return
    }
    let number = rowScale[row] * constant
    if rowNumber[row] == number { return }
    rowNumber[row] = number
    if row < frontCount {
      staleFront = min(staleFront, row)
      if !isDetermined[rowVariable[row]] { areObserversStale = true }
      return
    }
    areObserversStale = true
    isTailStale = true
    if row < factoredCount { stalePivot = max(stalePivot, row) }
  }

  /// A core has another value.
  @inline(__always)
  func coreChanged(_ variable: Int32) {
    if rowCount == frontCount { return }
    stalePivot = max(stalePivot, Int(reader[variable]))
    isTailStale = true
  }

  var arePivotsStale: Bool { stalePivot >= frontCount || (isTailStale && rowCount > factoredCount) }

  /// Brings determined variables of the front, and the numbers of all rows, up to date.
  func refresh(_ values: borrowing Buffer<Double>) {
    var isRestStale = isRestStale
    let rows = EvaluatedRows(self, values)
    for row in staleFront..<max(staleFront, frontCount) {
      let value = rows.sum(row)
      let variable = Int(rows.variable[row])
      let change = value - rows.values[variable]
      if change == 0 { continue }
      rows.values[variable] = value
      stalePivot = max(stalePivot, Int(reader[variable]))
      isTailStale = true
      if isCarried[variable] { isRestStale = true }
      if isObserved[variable] {
        changedVariable.append(Int32(variable))
        self.change.append(change)
      }
    }
    staleFront = frontCount
    if isRestStale { refreshRest(values) }
    self.isRestStale = false
    if observesPivots, arePivotsStale { areObserversStale = true }
  }

  /// The numbers of the rows of step 3.
  private func refreshRest(_ values: borrowing Buffer<Double>) {
    restConstant.copy(ownConstant, from: restStart)
    let constants = restConstant.base
    for index in 0..<carriedRow.count {
      constants[Int(carriedRow[index])] +=
        carriedCoefficient[index] * values[carriedVariable[index]]
    }
    let (targets, sources, factors) = (updateTarget.base, updateSource.base, updateFactor.base)
    for index in 0..<updateTarget.count {
      constants[Int(targets[index])] += factors[index] * constants[Int(sources[index])]
    }
    let (numbers, scales) = (rowNumber.base, rowScale.base)
    var last = -1
    for row in restStart..<factoredCount {
      let number = scales[row] * constants[row]
      if numbers[row] == number { continue }
      numbers[row] = number
      last = row
    }
    if last < 0 { return }
    stalePivot = max(stalePivot, last)
    isTailStale = true
    areObserversStale = true
  }

  /// Brings pivots up to date with determined variables and cores.
  func evaluatePivots(_ values: borrowing Buffer<Double>) {
    let rows = EvaluatedRows(self, values)
    rows.evaluateBackwards(from: stalePivot, to: frontCount)
    var row = factoredCount
    while row < rowCount {
      rows.evaluate(row)
      row &+= 1
    }
    stalePivot = -1
    isTailStale = false
  }

  /// Evaluates the row that was appended last; pivots that it depends on may be behind.
  func evaluateLast(_ values: borrowing Buffer<Double>) {
    EvaluatedRows(self, values).evaluate(rowCount - 1)
    isTailStale = true
  }

  /// By how much each variable changes as the constant of one eliminated equation does, if
  /// cores stay.
  func spread(
    from row: Int32, to shares: inout Buffer<Double>, with scratch: inout Buffer<Double>
  ) {
    shares.fill(rowOfVariable.count, with: 0)
    scratch.fill(rowCount, with: 0)
    scratch[row] = 1
    for row in 0..<Int32(frontCount) { spread(row, shares, scratch) }
    for index in 0..<carriedRow.count {
      scratch[carriedRow[index]] += carriedCoefficient[index] * shares[carriedVariable[index]]
    }
    for index in 0..<updateTarget.count {
      scratch[updateTarget[index]] += updateFactor[index] * scratch[updateSource[index]]
    }
    spreadToPivots(shares, scratch)
  }

  /// Completes the shares of all variables that depend on cores.
  func spreadFromCores(_ shares: borrowing Buffer<Double>, _ constants: borrowing Buffer<Double>) {
    if releases.count > 0 {
      spreadReleases(shares, to: constants)
      for row in 0..<Int32(frontCount) { spread(row, shares, constants) }
    }
    spreadToPivots(shares, constants)
  }

  /// Completes the shares of all pivots.
  private func spreadToPivots(
    _ shares: borrowing Buffer<Double>, _ constants: borrowing Buffer<Double>
  ) {
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
    var sum = rowScale[row] * constants[row]
    for entry in entries(row) { sum += entryCoefficient[entry] * shares[entryVariable[entry]] }
    shares[rowVariable[row]] = sum
  }
}

/// The columns of rows, at hand: behind the table each would be looked up for every entry.
private struct EvaluatedRows {
  let values: UnsafeMutablePointer<Double>
  let variable: UnsafeMutablePointer<Int32>
  private let number: UnsafeMutablePointer<Double>
  private let start: UnsafeMutablePointer<Int32>
  private let other: UnsafeMutablePointer<Int32>
  private let coefficient: UnsafeMutablePointer<Double>

  init(_ rows: Elimination, _ values: borrowing Buffer<Double>) {
    self.values = values.base
    variable = rows.rowVariable.base
    number = rows.rowNumber.base
    start = rows.rowStart.base
    other = rows.entryVariable.base
    coefficient = rows.entryCoefficient.base
  }

  @inline(__always)
  func sum(_ row: Int) -> Double {
    sum(row, Int(start[row]), Int(start[row &+ 1]))
  }

  /// Most rows have one entry, which is added without a loop.
  @inline(__always)
  private func sum(_ row: Int, _ first: Int, _ end: Int) -> Double {
    var sum = number[row]
    if first == end { return sum }
    sum += coefficient[first] * values[Int(other[first])]
    var entry = first &+ 1
    while entry < end {
      sum += coefficient[entry] * values[Int(other[entry])]
      entry &+= 1
    }
    return sum
  }

  @inline(__always)
  func evaluate(_ row: Int) {
    values[Int(variable[row])] = sum(row)
  }

  /// Evaluates rows down to `first`, where one ends as the next begins.
  @inline(__always)
  func evaluateBackwards(from last: Int, to first: Int) {
    if last < first { return }
    var end = Int(start[last &+ 1])
    var row = last
    while row >= first {
      let begin = Int(start[row])
      values[Int(variable[row])] = sum(row, begin, end)
      end = begin
      row &-= 1
    }
  }
}
