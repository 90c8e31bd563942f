/// Rows whose equations went: the constants of these are unknowns.
extension Elimination {
  /// An equation that went.
  struct Release: BitwiseCopyable {
    var row: Int32
    /// The variable that stands for its constant.
    var unknown: Int32
    /// The constant that rows were last computed with.
    var constant: Double
  }

  /// By how much a row's number grows with the unknown of a release.
  struct NumberShare: BitwiseCopyable {
    var row: Int32
    /// The place in `releases`.
    var release: Int32
    var share: Double
    /// The next one of the same row, or -1.
    var next: Int32
  }

  /// Makes the constant of an equation an unknown, whose value it is so far.
  func depart(_ constraint: Int32, _ unknown: Int32, constant: Double) {
    releases.append(
      Release(row: rowOfConstraint[constraint], unknown: unknown, constant: constant))
    forgetEquation(constraint)
  }

  /// Makes an unknown one that the simplex decides.
  ///
  /// `shares` tells by how much variables grow with it, `constants` by how much the constants of
  /// rows do.
  func spreadRelease(
    _ release: Int32, _ shares: borrowing Buffer<Double>, _ constants: borrowing Buffer<Double>
  ) {
    firstNumberShare.pad(to: rowCount, with: -1)
    for row in 0..<Int32(rowCount) where constants[row] != 0 {
      numberShares.append(
        NumberShare(
          row: row, release: release, share: rowScale[row] * constants[row],
          next: firstNumberShare[row]))
      firstNumberShare[row] = Int32(numberShares.count - 1)
    }
    for variable in 0..<shares.count where shares[variable] != 0 { forgetNumber(of: variable) }
  }

  /// The first share of unknowns in the row's number, or -1.
  @inline(__always)
  func firstNumberShare(of row: Int32) -> Int32 {
    row < firstNumberShare.count ? firstNumberShare[row] : -1
  }

  /// Takes over the values of the unknowns; `false` if they are what they were.
  func followReleases(_ values: borrowing Buffer<Double>) -> Bool {
    var moves = false
    for index in 0..<releases.count {
      let (row, constant) = (Int(releases[index].row), values[releases[index].unknown])
      if releases[index].constant == constant { continue }
      releases[index].constant = constant
      moves = true
      if row >= restStart, row < factoredCount {
        ownConstant[row] = constant
        isRestStale = true
        continue
      }
      rowNumber[row] = rowScale[row] * constant
      if row < frontCount {
        staleFront = min(staleFront, row)
      } else {
        isTailStale = true
        if row < factoredCount { stalePivot = max(stalePivot, row) }
      }
    }
    return moves
  }

  /// As ``followReleases(_:)``, where the variables have followed already.
  func adoptReleases(_ values: borrowing Buffer<Double>) {
    for index in 0..<numberShares.count {
      let part = numberShares[index]
      let release = releases[part.release]
      rowNumber[part.row] += part.share * (values[release.unknown] - release.constant)
    }
    for index in 0..<releases.count {
      let (row, constant) = (Int(releases[index].row), values[releases[index].unknown])
      releases[index].constant = constant
      if row >= restStart, row < factoredCount { ownConstant[row] = constant }
    }
  }

  /// What the shares of unknowns mean for the constants of rows.
  func spreadReleases(_ shares: borrowing Buffer<Double>, to constants: borrowing Buffer<Double>) {
    for index in 0..<numberShares.count {
      let part = numberShares[index]
      let share = shares[releases[part.release].unknown]
      constants[part.row] += share * part.share / rowScale[part.row]
    }
  }
}
