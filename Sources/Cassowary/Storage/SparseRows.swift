/// Many growable rows of coefficients in one run of memory; the order within a row does not matter.
struct SparseRows: ~Copyable {
  private(set) var start = Buffer<Int32>()
  private(set) var length = Buffer<Int32>()
  private var room = Buffer<Int32>()
  private(set) var column = Buffer<Int32>()
  private(set) var coefficient = Buffer<Double>()

  var count: Int { start.count }
  /// All that was ever reserved, used or not.
  var extent: Int { column.count }

  mutating func removeAll() {
    start.removeAll()
    length.removeAll()
    room.removeAll()
    column.removeAll()
    coefficient.removeAll()
  }

  @inline(__always)
  mutating func addRow(room places: Int) {
    start.append(Int32(column.count))
    length.append(0)
    room.append(Int32(places))
    _ = column.extend(by: places)
    _ = coefficient.extend(by: places)
  }

  @inline(__always)
  func range(_ row: Int32) -> Range<Int> {
    let first = Int(start[row])
    return Range(uncheckedBounds: (first, first + Int(length[row])))
  }

  /// Returns whether the row had to move, so that remembered places are void.
  @inline(__always)
  @discardableResult
  mutating func append(_ value: Double, at place: Int32, to row: Int32) -> Bool {
    let used = length[row]
    let moves = used == room[row]
    if moves { move(row) }
    let end = Int(start[row] + used)
    column[end] = place
    coefficient[end] = value
    length[row] = used + 1
    return moves
  }

  /// Fills the gap with the last entry.
  @inline(__always)
  mutating func removeEntry(_ place: Int, of row: Int32) {
    let last = Int(start[row] + length[row]) - 1
    column[place] = column[last]
    coefficient[place] = coefficient[last]
    length[row] -= 1
  }

  @inline(__always)
  mutating func empty(_ row: Int32) {
    length[row] = 0
  }

  /// Where `place` stands in the row, or -1.
  @inline(__always)
  func entry(of place: Int32, in row: Int32) -> Int {
    for entry in range(row) where column[entry] == place { return entry }
    return -1
  }

  @inline(never)
  private mutating func move(_ row: Int32) {
    let larger = max(4, Int(room[row]) * 2)
    let used = Int(length[row])
    let old = Int(start[row])
    let new = column.extend(by: larger)
    _ = coefficient.extend(by: larger)
    for offset in 0..<used {
      column[new + offset] = column[old + offset]
      coefficient[new + offset] = coefficient[old + offset]
    }
    start[row] = Int32(new)
    room[row] = Int32(larger)
  }
}
