extension Tableau {
  /// Swaps the basic symbol of `line` with the symbol in `column`, which must occur in it.
  func exchange(_ line: Int32, _ column: Int32) {
    exchanges += 1
    let leaving = rowSymbol[line]
    let entering = slots[column].symbol
    let pivot = rows.entry(of: column, in: line)
    let factor = 1 / rows.coefficient[pivot]
    for entry in rows.range(line) { rows.coefficient[entry] *= -factor }
    rows.coefficient[pivot] = factor
    rows.bringForward(pivot, of: line)
    rowSymbol[line] = entering
    symbols[entering].row = line
    symbols[entering].slot = -1
    slots[column].symbol = leaving
    symbols[leaving].slot = column
    symbols[leaving].row = -1
    let isShort = rows.stretch(line).length <= PivotRow.longest
    if isShort { beginPivotRow(line) }
    // `columns` does not change for `column`, so it can be walked while others grow.
    for place in slots[column].rows.range {
      let other = columns.index[place]
      if other == line { continue }
      if isShort {
        substitutePivotRow(column, factor, in: other)
      } else {
        substitute(line, column, factor, in: other)
      }
    }
    if isShort { endPivotRow() }
  }

  /// Replaces what stood in `column` by the line that now gives it.
  private func substitute(
    _ line: Int32, _ column: Int32, _ factor: Double, in other: Int32
  ) {
    remember(other)
    let place = Int(slots[column].position)
    let multiple = rows.coefficient[place]
    rows.coefficient[place] = multiple * factor
    // The first entry is the column's own.
    for entry in rows.range(line).dropFirst() {
      let partner = rows.column[entry]
      let change = multiple * rows.coefficient[entry]
      let known = Int(slots[partner].position)
      if known < 0 {
        if abs(change) < Self.cancelled { continue }
        let moved = rows.append(change, at: partner, to: other)
        if moved { remember(other) }
        slots[partner].position = rows.stretch(other).end - 1
        columns.append(other, to: &slots[partner].rows)
      } else {
        let sum = rows.coefficient[known] + change
        rows.coefficient[known] = sum
        if abs(sum) < Self.cancelled {
          forget(partner, in: other)
          columns.remove(other, from: &slots[partner].rows)
        }
      }
    }
    for entry in rows.range(other) { slots[rows.column[entry]].position = -1 }
  }

  func remember(_ line: Int32) {
    for entry in rows.range(line) { slots[rows.column[entry]].position = Int32(entry) }
  }

  /// Drops an entry of the line that is remembered.
  func forget(_ place: Int32, in line: Int32) {
    let entry = Int(slots[place].position)
    let last = Int(rows.stretch(line).end) - 1
    slots[rows.column[last]].position = Int32(entry)
    slots[place].position = -1
    rows.removeEntry(entry, of: line)
  }
}
