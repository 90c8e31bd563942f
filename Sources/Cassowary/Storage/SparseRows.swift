/// Many growable rows of coefficients in one run of memory; the order within a row does not matter.
struct SparseRows: ~Copyable {
  private(set) var stretch = Buffer<Stretch>()
  private(set) var column = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()

  var count: Int { stretch.count }
  /// All that was ever reserved, used or not.
  var extent: Int { column.count }

  mutating func removeAll() {
    stretch.removeAll()
    column.removeAll()
    coefficient.removeAll()
  }

  @inline(__always)
  mutating func addRow(room places: Int) {
    stretch.append(Stretch(start: Int32(column.count), room: Int32(places)))
    _ = column.extend(by: places)
    _ = coefficient.extend(by: places)
  }

  @inline(__always)
  func range(_ row: Int32) -> Range<Int> {
    stretch[row].range
  }

  /// Returns whether the row had to move, so that remembered places are void.
  @inline(__always)
  @discardableResult
  mutating func append(_ value: Double, at place: Int32, to row: Int32) -> Bool {
    let moves = stretch[row].length == stretch[row].room
    if moves { move(row) }
    let end = stretch[row].end
    column[end] = place
    coefficient[end] = value
    stretch[row].length += 1
    return moves
  }

  /// Fills the gap with the last entry.
  @inline(__always)
  mutating func removeEntry(_ place: Int, of row: Int32) {
    let last = stretch[row].end - 1
    column[place] = column[last]
    coefficient[place] = coefficient[last]
    stretch[row].length -= 1
  }

  /// Makes an entry the row's first.
  @inline(__always)
  func bringForward(_ place: Int, of row: Int32) {
    let first = Int(stretch[row].start)
    let (itsColumn, itsCoefficient) = (column[place], coefficient[place])
    column[place] = column[first]
    coefficient[place] = coefficient[first]
    column[first] = itsColumn
    coefficient[first] = itsCoefficient
  }

  @inline(__always)
  mutating func empty(_ row: Int32) {
    stretch[row].length = 0
  }

  /// Where `place` stands in the row, or -1.
  @inline(__always)
  func entry(of place: Int32, in row: Int32) -> Int {
    column.place(of: place, in: range(row))
  }

  @inline(never)
  private mutating func move(_ row: Int32) {
    let old = stretch[row]
    let larger = max(4, Int(old.room) * 2)
    let new = column.extend(by: larger)
    _ = coefficient.extend(by: larger)
    for (offset, place) in old.range.enumerated() {
      column[new + offset] = column[place]
      coefficient[new + offset] = coefficient[place]
    }
    stretch[row].start = Int32(new)
    stretch[row].room = Int32(larger)
  }
}
