/// Many growable rows of coefficients in one run of memory; the order within a row does not matter.
///
/// A coefficient and its column stand side by side: who wants the one wants the other, and in a large
/// layout each look at another place in memory is a wait.
struct SparseRows: ~Copyable {
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var column: Int32
  }

  struct Row: BitwiseCopyable {
    var stretch: Stretch
    var owner: Int32
  }

  private var all = Buffer<Row>()
  private var entries = Buffer<Entry>()

  var count: Int { all.count }
  /// All that was ever reserved, used or not.
  var extent: Int { entries.count }

  var base: UnsafeMutablePointer<Entry> { entries.base }

  mutating func removeAll() {
    all.removeAll()
    entries.removeAll()
  }

  @inline(__always)
  mutating func addRow(room places: Int, owner: Int32 = -1) {
    let start = Int32(entries.extend(by: places))
    all.append(Row(stretch: Stretch(start: start, room: Int32(places)), owner: owner))
  }

  @inline(__always)
  func stretch(_ row: Int32) -> Stretch { all[row].stretch }

  @inline(__always)
  func range(_ row: Int32) -> Range<Int> {
    all[row].stretch.range
  }

  /// By row: who it belongs to, as whoever made it says.
  @inline(__always)
  var owner: Owners { Owners(base: all.base) }

  /// By entry.
  @inline(__always)
  var column: Columns { Columns(base: entries.base) }

  /// By entry.
  @inline(__always)
  var coefficient: Coefficients { Coefficients(base: entries.base) }

  struct Owners {
    let base: UnsafeMutablePointer<Row>

    @inline(__always)
    subscript(row: Int32) -> Int32 {
      get { base[Int(row)].owner }
      nonmutating set { base[Int(row)].owner = newValue }
    }
  }

  struct Columns {
    let base: UnsafeMutablePointer<Entry>

    @inline(__always)
    subscript(entry: Int) -> Int32 { base[entry].column }
  }

  struct Coefficients {
    let base: UnsafeMutablePointer<Entry>

    @inline(__always)
    subscript(entry: Int) -> Double {
      get { base[entry].coefficient }
      nonmutating set { base[entry].coefficient = newValue }
    }
  }

  /// Returns whether the row had to move, so that remembered places are void.
  @inline(__always)
  @discardableResult
  mutating func append(_ value: Double, at place: Int32, to row: Int32) -> Bool {
    let moves = all[row].stretch.length == all[row].stretch.room
    if moves { move(row) }
    entries[all[row].stretch.end] = Entry(coefficient: value, column: place)
    all[row].stretch.length += 1
    return moves
  }

  /// Fills the gap with the last entry.
  @inline(__always)
  mutating func removeEntry(_ place: Int, of row: Int32) {
    entries[place] = entries[all[row].stretch.end - 1]
    all[row].stretch.length -= 1
  }

  /// Makes an entry the row's first.
  @inline(__always)
  func bringForward(_ place: Int, of row: Int32) {
    let first = Int(all[row].stretch.start)
    let entry = entries[place]
    entries[place] = entries[first]
    entries[first] = entry
  }

  @inline(__always)
  mutating func empty(_ row: Int32) {
    all[row].stretch.length = 0
  }

  /// Where `place` stands in the row, or -1.
  ///
  /// Four are compared at a time, as in a list of indices.
  @inline(__always)
  func entry(of place: Int32, in row: Int32) -> Int {
    let range = range(row)
    var start = range.lowerBound
    while start < range.upperBound {
      let four = entries.base + start
      var offset = four[3].column == place ? 3 : 4
      offset = four[2].column == place ? 2 : offset
      offset = four[1].column == place ? 1 : offset
      offset = four[0].column == place ? 0 : offset
      let found = start &+ offset
      if found < Swift.min(start &+ 4, range.upperBound) { return found }
      start &+= 4
    }
    return -1
  }

  @inline(never)
  private mutating func move(_ row: Int32) {
    let old = all[row].stretch
    let larger = max(4, Int(old.room) * 2)
    let new = entries.extend(by: larger)
    for (offset, place) in old.range.enumerated() { entries[new + offset] = entries[place] }
    all[row].stretch.start = Int32(new)
    all[row].stretch.room = Int32(larger)
  }
}
