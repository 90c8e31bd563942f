/// The memory of many growable lists of indices; where each lies, others keep.
struct IndexRun: ~Copyable {
  private(set) var index = Buffer<Int32>()

  mutating func removeAll() {
    index.removeAll()
  }

  /// A list with room for so many.
  @inline(__always)
  mutating func makeList(room places: Int) -> Stretch {
    Stretch(start: Int32(index.extend(by: places)), room: Int32(places))
  }

  @inline(__always)
  mutating func append(_ element: Int32, to list: inout Stretch) {
    if list.length == list.room { move(&list) }
    index[list.end] = element
    list.length += 1
  }

  /// The order of a list does not matter.
  @inline(__always)
  mutating func remove(_ element: Int32, from list: inout Stretch) {
    let places = list.range
    let place = index.place(of: element, in: places)
    if place < 0 { return }
    index[place] = index[places.upperBound - 1]
    list.length -= 1
  }

  @inline(__always)
  mutating func removeLast(from list: inout Stretch) -> Int32 {
    list.length -= 1
    return index[list.end]
  }

  @inline(never)
  private mutating func move(_ list: inout Stretch) {
    let larger = max(4, Int(list.room) * 2)
    let new = index.extend(by: larger)
    for (offset, place) in list.range.enumerated() { index[new + offset] = index[place] }
    list.start = Int32(new)
    list.room = Int32(larger)
  }
}

/// Many growable lists of indices in one run of memory.
struct IndexLists: ~Copyable {
  private(set) var stretch = Buffer<Stretch>()
  private var run = IndexRun()

  mutating func removeAll() {
    stretch.removeAll()
    run.removeAll()
  }

  @inline(__always)
  mutating func addList(room places: Int) {
    stretch.append(run.makeList(room: places))
  }

  @inline(__always)
  mutating func append(_ element: Int32, to list: Int32) {
    run.append(element, to: &stretch[list])
  }

  @inline(__always)
  mutating func remove(_ element: Int32, from list: Int32) {
    run.remove(element, from: &stretch[list])
  }

  @inline(__always)
  mutating func removeLast(from list: Int32) -> Int32 {
    run.removeLast(from: &stretch[list])
  }
}
