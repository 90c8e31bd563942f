/// Many growable lists of indices in one run of memory.
struct IndexLists: ~Copyable {
  private(set) var stretch = Buffer<Stretch>()
  private(set) var index = Buffer<Int32>()

  var count: Int { stretch.count }

  mutating func removeAll() {
    stretch.removeAll()
    index.removeAll()
  }

  mutating func reserve(lists: Int) {
    stretch.reserve(lists)
  }

  @inline(__always)
  mutating func addList(room places: Int = 0) {
    stretch.append(Stretch(start: Int32(index.count), room: Int32(places)))
    _ = index.extend(by: places)
  }

  @inline(__always)
  func range(_ list: Int32) -> Range<Int> {
    stretch[list].range
  }

  @inline(__always)
  mutating func append(_ element: Int32, to list: Int32) {
    if stretch[list].length == stretch[list].room { move(list) }
    index[stretch[list].end] = element
    stretch[list].length += 1
  }

  /// The order of a list does not matter.
  @inline(__always)
  mutating func remove(_ element: Int32, from list: Int32) {
    let places = range(list)
    let place = index.place(of: element, in: places)
    if place < 0 { return }
    index[place] = index[places.upperBound - 1]
    stretch[list].length -= 1
  }

  @inline(__always)
  mutating func empty(_ list: Int32) {
    stretch[list].length = 0
  }

  @inline(__always)
  mutating func removeLast(from list: Int32) -> Int32 {
    stretch[list].length -= 1
    return index[stretch[list].end]
  }

  @inline(never)
  private mutating func move(_ list: Int32) {
    let old = stretch[list]
    let larger = max(4, Int(old.room) * 2)
    let new = index.extend(by: larger)
    for (offset, place) in old.range.enumerated() { index[new + offset] = index[place] }
    stretch[list].start = Int32(new)
    stretch[list].room = Int32(larger)
  }
}
