/// The step 3: Gaussian elimination of the equations that neither end could give away.
extension Elimination {
  /// Coefficients below this are what rounding left of a cancellation.
  private static let cancelled = 1e-11
  private static let bucketCount = 40

  /// Rows of much the same length share one; long ones must not be taken for each other, or one of
  /// them swallows all.
  @inline(__always)
  private static func bucket(ofLength length: Int) -> Int {
    if length <= 8 { return max(1, length) }
    return 5 + Int.bitWidth - (length - 1).leadingZeroBitCount
  }

  func eliminateRest(_ store: ConstraintStore) {
    scratch.rowConstraint.removeAll()
    for constraint in 0..<Int32(store.constraintCount) where scratch.unknowns[constraint] > 0 {
      scratch.rowConstraint.append(constraint)
    }
    if scratch.rowConstraint.count == 0 { return }
    loadRows(store)
    var bucket = 1
    while bucket < Self.bucketCount {
      let row = takeRow(from: bucket)
      if row < 0 {
        bucket += 1
        continue
      }
      if scratch.isDone[row] { continue }
      let length = Int(scratch.rows.stretch(row).length)
      if length == 0 {
        scratch.isDone[row] = true
        redundant.append(scratch.rowConstraint[row])
      } else if Self.bucket(ofLength: length) != bucket {
        put(row, inBucket: Self.bucket(ofLength: length))
        bucket = min(bucket, Self.bucket(ofLength: length))
      } else {
        bucket = min(bucket, eliminate(row))
      }
    }
    nameRows(store)
  }

  /// From constraints to rows, for all that is carried over; redundant equations need none of it.
  private func nameRows(_ store: ConstraintStore) {
    restConstant.fill(rowCount, with: 0)
    ownConstant.fill(rowCount, with: 0)
    for index in 0..<scratch.rowConstraint.count {
      let constraint = scratch.rowConstraint[index]
      let row = rowOfConstraint[constraint]
      if row >= 0 { ownConstant[row] = store.constant[constraint] }
    }
    var kept = 0
    for index in 0..<carriedRow.count where rowOfConstraint[carriedRow[index]] >= 0 {
      carriedRow[kept] = rowOfConstraint[carriedRow[index]]
      carriedVariable[kept] = carriedVariable[index]
      carriedCoefficient[kept] = carriedCoefficient[index]
      kept += 1
    }
    carriedRow.removeLast(carriedRow.count - kept)
    kept = 0
    for index in 0..<updateTarget.count where rowOfConstraint[updateTarget[index]] >= 0 {
      updateTarget[kept] = rowOfConstraint[updateTarget[index]]
      updateSource[kept] = rowOfConstraint[updateSource[index]]
      updateFactor[kept] = updateFactor[index]
      kept += 1
    }
    updateTarget.removeLast(updateTarget.count - kept)
  }

  private func loadRows(_ store: ConstraintStore) {
    scratch.rows.removeAll()
    scratch.columns.removeAll()
    for variable in 0..<store.variableCount {
      scratch.columns.addList(room: Int(scratch.equations[variable]))
    }
    scratch.position.fill(store.variableCount, with: -1)
    scratch.isDone.fill(scratch.rowConstraint.count, with: false)
    scratch.bucket.fill(Self.bucketCount, with: -1)
    scratch.bucketEnd.fill(Self.bucketCount, with: -1)
    scratch.bucketRow.removeAll()
    scratch.bucketNext.removeAll()
    for row in 0..<Int32(scratch.rowConstraint.count) {
      let constraint = scratch.rowConstraint[row]
      scratch.rows.addRow(room: Int(scratch.unknowns[constraint]) + 2)
      for place in store.range(constraint) {
        let variable = store.variable[place]
        if isDetermined[variable] {
          isCarried[variable] = true
          carriedRow.append(constraint)
          carriedVariable.append(variable)
          carriedCoefficient.append(store.coefficient[place])
        } else {
          scratch.rows.append(store.coefficient[place], at: variable, to: row)
          scratch.columns.append(row, to: variable)
        }
      }
      put(row, inBucket: Self.bucket(ofLength: Int(scratch.rows.stretch(row).length)))
    }
  }

  private func put(_ row: Int32, inBucket bucket: Int) {
    let node = Int32(scratch.bucketRow.count)
    scratch.bucketRow.append(row)
    scratch.bucketNext.append(-1)
    let last = scratch.bucketEnd[bucket]
    if scratch.bucket[bucket] < 0 {
      scratch.bucket[bucket] = node
    } else {
      scratch.bucketNext[last] = node
    }
    scratch.bucketEnd[bucket] = node
  }

  /// First in, first out: alike parts of a layout are then eliminated in turn, and the processor
  /// need not wait for one sum before it begins the next.
  private func takeRow(from bucket: Int) -> Int32 {
    let node = scratch.bucket[bucket]
    if node < 0 { return -1 }
    scratch.bucket[bucket] = scratch.bucketNext[node]
    return scratch.bucketRow[node]
  }

  /// Solves the row for its least used variable and takes that out of all others; returns the first
  /// bucket into which one of them came.
  private func eliminate(_ row: Int32) -> Int {
    let places = scratch.rows.range(row)
    var greatest = 0.0
    for place in places { greatest = max(greatest, abs(scratch.rows.coefficient[place])) }
    var pivot = -1
    var fewest = Int32.max
    for place in places {
      let uses = scratch.uses[scratch.rows.column[place]]
      if uses < fewest, abs(scratch.rows.coefficient[place]) > 1e-3 * greatest {
        fewest = uses
        pivot = place
      }
    }
    let variable = scratch.rows.column[pivot]
    let coefficient = scratch.rows.coefficient[pivot]
    var first = Self.bucketCount
    while scratch.columns.stretch[variable].length > 0 {
      let other = scratch.columns.removeLast(from: variable)
      if other != row {
        first = min(first, subtract(row, pivot, coefficient, from: other))
      }
    }
    for place in scratch.rows.range(row) {
      let partner = scratch.rows.column[place]
      if partner == variable { continue }
      addEntry(partner, -scratch.rows.coefficient[place] / coefficient)
      scratch.columns.remove(row, from: partner)
      scratch.uses[partner] -= 1
    }
    endRow(
      for: variable, from: scratch.rowConstraint[row], scale: -1 / coefficient, number: 0)
    scratch.isDone[row] = true
    return first
  }

  /// Returns the bucket into which the other row comes.
  private func subtract(
    _ row: Int32, _ pivot: Int, _ coefficient: Double, from other: Int32
  ) -> Int {
    remember(other)
    let variable = scratch.rows.column[pivot]
    let factor =
      -scratch.rows.coefficient[Int(scratch.position[variable])] / coefficient
    drop(variable, from: other)
    for place in scratch.rows.range(row) where place != pivot {
      let partner = scratch.rows.column[place]
      let change = factor * scratch.rows.coefficient[place]
      let known = Int(scratch.position[partner])
      if known < 0 {
        let moved = scratch.rows.append(change, at: partner, to: other)
        scratch.columns.append(other, to: partner)
        scratch.uses[partner] += 1
        if moved { remember(other) }
        scratch.position[partner] = scratch.rows.stretch(other).end - 1
        continue
      }
      let sum = scratch.rows.coefficient[known] + change
      if abs(sum) > Self.cancelled {
        scratch.rows.coefficient[known] = sum
      } else {
        drop(partner, from: other)
        scratch.columns.remove(other, from: partner)
        scratch.uses[partner] -= 1
      }
    }
    for place in scratch.rows.range(other) { scratch.position[scratch.rows.column[place]] = -1 }
    updateTarget.append(scratch.rowConstraint[other])
    updateSource.append(scratch.rowConstraint[row])
    updateFactor.append(factor)
    let bucket = Self.bucket(ofLength: Int(scratch.rows.stretch(other).length))
    put(other, inBucket: bucket)
    return bucket
  }

  private func remember(_ row: Int32) {
    for place in scratch.rows.range(row) {
      scratch.position[scratch.rows.column[place]] = Int32(place)
    }
  }

  private func drop(_ variable: Int32, from row: Int32) {
    let place = Int(scratch.position[variable])
    let last = Int(scratch.rows.stretch(row).end) - 1
    scratch.position[scratch.rows.column[last]] = Int32(place)
    scratch.position[variable] = -1
    scratch.rows.removeEntry(place, of: row)
  }
}
