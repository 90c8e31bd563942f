/// Many growable lists of indices in one run of memory.
struct IndexLists: ~Copyable {
  private(set) var start = Buffer<Int32>()
  private(set) var length = Buffer<Int32>()
  private var room = Buffer<Int32>()
  private(set) var index = Buffer<Int32>()

  var count: Int { start.count }

  mutating func removeAll() {
    start.removeAll()
    length.removeAll()
    room.removeAll()
    index.removeAll()
  }

  mutating func reserve(lists: Int) {
    start.reserve(lists)
    length.reserve(lists)
    room.reserve(lists)
  }

  @inline(__always)
  mutating func addList(room places: Int = 0) {
    start.append(Int32(index.count))
    length.append(0)
    room.append(Int32(places))
    _ = index.extend(by: places)
  }

  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    let first = Int(start[list])
    return Range(uncheckedBounds: (first, first + Int(length[list])))
  }

  @inline(__always)
  mutating func append(_ element: Int32, to list: Int32) {
    let used = length[list]
    if used == room[list] { move(list) }
    index[Int(start[list] + used)] = element
    length[list] = used + 1
  }

  /// The order of a list does not matter.
  @inline(__always)
  mutating func remove(_ element: Int32, from list: Int32) {
    let places = range(list)
    for place in places where index[place] == element {
      index[place] = index[places.upperBound - 1]
      length[list] -= 1
      return
    }
  }

  @inline(__always)
  mutating func empty(_ list: Int32) {
    length[list] = 0
  }

  @inline(__always)
  mutating func removeLast(from list: Int32) -> Int32 {
    length[list] -= 1
    return index[Int(start[list] + length[list])]
  }

  @inline(never)
  private mutating func move(_ list: Int32) {
    let larger = max(4, Int(room[list]) * 2)
    let used = Int(length[list])
    let old = Int(start[list])
    let new = index.extend(by: larger)
    for offset in 0..<used { index[new + offset] = index[old + offset] }
    start[list] = Int32(new)
    room[list] = Int32(larger)
  }
}
