/// Rows whose equations went: their numbers are unknowns.
extension Elimination {
  /// Whether all that depends on the row is given by rows that are evaluated in order; the equations
  /// of step 3 have their numbers from each other.
  func dependsInOrder(on row: Int32, _ shares: borrowing Buffer<Double>) -> Bool {
    if row >= restStart, row < factoredCount { return false }
    for variable in 0..<shares.count where shares[variable] != 0 && isCarried[variable] {
      return false
    }
    return true
  }

  /// Makes the row's number an unknown; `shares` tells what depends on it.
  func release(_ row: Int32, to unknown: Int32, _ shares: borrowing Buffer<Double>) {
    for variable in 0..<shares.count where shares[variable] != 0 { forgetNumber(of: variable) }
    forgetEquation(of: row, unknown)
    released.append(row)
  }

  /// The unknown that is the number of a released row.
  @inline(__always)
  func unknown(of row: Int32) -> Int32 {
    ~rowConstraint[row]
  }

  @inline(__always)
  func isReleased(_ row: Int32) -> Bool {
    rowConstraint[row] < 0
  }

  /// Takes over the values of the unknowns; `false` if they are what they were.
  func followReleases(_ values: borrowing Buffer<Double>) -> Bool {
    var moves = false
    for index in 0..<released.count {
      let row = released[index]
      let number = values[unknown(of: row)]
      if rowNumber[row] == number { continue }
      rowNumber[row] = number
      moves = true
      if row < frontCount {
        staleFront = min(staleFront, Int(row))
      } else {
        isTailStale = true
        if row < factoredCount { stalePivot = max(stalePivot, Int(row)) }
      }
    }
    return moves
  }

  /// As ``followReleases(_:)``, where the variables have followed already.
  func adoptReleases(_ values: borrowing Buffer<Double>) {
    for index in 0..<released.count {
      rowNumber[released[index]] = values[unknown(of: released[index])]
    }
  }

  /// What the shares of unknowns mean for the constants of their rows.
  func spreadReleases(_ shares: borrowing Buffer<Double>, to constants: borrowing Buffer<Double>) {
    for index in 0..<released.count {
      let row = released[index]
      constants[row] = shares[unknown(of: row)] / rowScale[row]
    }
  }
}
