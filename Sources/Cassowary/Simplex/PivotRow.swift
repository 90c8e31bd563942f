/// The row by which an exchange replaces a column in others, if it is short.
///
/// Where entries of other rows meet it, fill in or cancel is what a processor guesses wrong, and in
/// small components that is most of an exchange. So one pass without a jump over the other row
/// notes in a word's bits what met, and what cancelled; the few that did are then seen to.
struct PivotRow: ~Copyable {
  /// By place: the slot; the first is that of the column which is replaced.
  private(set) var column = Buffer<Int32>()
  /// By place plus one: what is added to others, which at zero, for slots that are not in the row, is
  /// nothing, and so it is for the first, whose entries are replaced.
  private(set) var coefficient = Buffer<Double>()

  /// The places must have bits, with one for "not in the row".
  static let longest = 62

  var count: Int { column.count }

  mutating func begin() {
    column.removeAll()
    coefficient.removeAll()
    coefficient.append(0)
  }

  @inline(__always)
  mutating func append(_ value: Double, at slot: Int32) {
    coefficient.append(column.count == 0 ? 0 : value)
    column.append(slot)
  }
}

extension Tableau {
  /// Has the slots of the line know their places in `pivotRow`.
  func beginPivotRow(_ line: Int32) {
    pivotRow.begin()
    for entry in rows.range(line) {
      let slot = rows.column[entry]
      slots[slot].position = Int32(truncatingIfNeeded: pivotRow.count)
      pivotRow.append(rows.coefficient[entry], at: slot)
    }
  }

  func endPivotRow() {
    for place in 0..<pivotRow.count { slots[pivotRow.column[place]].position = -1 }
  }

  /// Replaces what stood in `column` by the row that now gives it, which is the pivot row.
  func substitutePivotRow(_ column: Int32, _ factor: Double, in other: Int32) {
    let own = rows.entry(of: column, in: other)
    let multiple = rows.coefficient[own]
    rows.coefficient[own] = multiple * factor
    var met: UInt64 = 0
    // From the end, for what cancels gives its place to the last.
    var end = rows.range(other).upperBound
    let start = rows.range(other).lowerBound
    while end > start {
      let first = max(start, end - 64)
      var cancelled = addPivotRow(times: multiple, to: first..<end, &met)
      while cancelled != 0 {
        let bit = 63 - cancelled.leadingZeroBitCount
        cancelled &= ~(1 << UInt64(truncatingIfNeeded: bit))
        let slot = rows.column[first + bit]
        rows.removeEntry(first + bit, of: other)
        columns.remove(other, from: &slots[slot].rows)
      }
      end = first
    }
    var missing = ~(met >> 1) & ((1 << UInt64(truncatingIfNeeded: pivotRow.count)) - 1)
    while missing != 0 {
      let place = missing.trailingZeroBitCount
      missing &= missing - 1
      let change = multiple * pivotRow.coefficient[place + 1]
      if abs(change) < Self.cancelled { continue }
      rows.append(change, at: pivotRow.column[place], to: other)
      columns.append(other, to: &slots[pivotRow.column[place]].rows)
    }
  }

  /// Adds to at most 64 entries; returns the bits of those that cancel, and adds those of the places
  /// in the pivot row, plus one, to `met`.
  @inline(__always)
  private func addPivotRow(
    times multiple: Double, to entries: Range<Int>, _ met: inout UInt64
  ) -> UInt64 {
    let (rows, slots, parts) = (rows.base, slots.base, pivotRow.coefficient.base)
    var cancelled: UInt64 = 0
    var bit: UInt64 = 1
    var entry = entries.lowerBound
    while entry < entries.upperBound {
      let place = Int(slots[Int(rows[entry].column)].position) &+ 1
      let sum = rows[entry].coefficient + multiple * parts[place]
      rows[entry].coefficient = sum
      met |= 1 &<< UInt64(truncatingIfNeeded: place)
      cancelled |= abs(sum) < Self.cancelled && place > 1 ? bit : 0
      bit &<<= 1
      entry &+= 1
    }
    return cancelled
  }
}
