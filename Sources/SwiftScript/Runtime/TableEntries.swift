import Foundation

/// The entries of a table in their order, and where each is found by its hash.
///
/// Owned by one ``TableBox``, which frees it: what stands behind the pointers is no array, because
/// an array would be asked at every step whether somebody else holds it. What takes long asks
/// whether the program goes on; a table that was left half done then finds less than it holds.
struct TableEntries {
  /// Each key with its value behind it.
  nonisolated(unsafe) private var pairs: UnsafeMutablePointer<Value>
  /// Of the keys; `TableEntries.hole` where an entry was removed.
  nonisolated(unsafe) private var hashes: UnsafeMutablePointer<Int>
  private var capacity = 5
  /// With the holes.
  private(set) var end = 0
  private(set) var holes = 0
  /// By hash, with linear probing: the place of an entry, or -1.
  nonisolated(unsafe) private var slots: UnsafeMutablePointer<Int32>
  private var mask = 7
  /// The place that was found last: `seen[word, default: 0] += 1` asks twice for the same one.
  private var recent = 0

  private static let hole = Int.min
  /// Entries that are moved between two questions.
  private static let stretch = 4096

  init() {
    pairs = Memory.allocate(2 * capacity)
    hashes = Memory.allocate(capacity)
    slots = Memory.allocate(mask + 1)
    slots.initialize(repeating: -1, count: mask + 1)
  }

  /// The same entries at the same places; fewer or none once the program is stopped.
  init(copying other: TableEntries) {
    self.init()
    if other.end > other.holes { copy(other) }
  }

  private mutating func copy(_ other: TableEntries) {
    let (size, count) = (other.mask + 1, other.end)
    pairs = Memory.resized(pairs, 2 * other.capacity)
    hashes = Memory.resized(hashes, other.capacity)
    let copied: UnsafeMutablePointer<Int32> = Memory.allocate(size)
    for start in stride(from: 0, to: size, by: 16 * Self.stretch) {
      let part = min(16 * Self.stretch, size - start)
      (copied + start).update(from: other.slots + start, count: part)
      guard size <= Self.stretch || Machine.isWanted(after: Self.stretch) else {
        return Foundation.free(copied)
      }
    }
    Foundation.free(slots)
    (slots, mask, capacity) = (copied, other.mask, other.capacity)
    hashes.update(from: other.hashes, count: count)
    for start in stride(from: 0, to: count, by: Self.stretch) {
      let part = min(Self.stretch, count - start)
      (pairs + 2 * start).initialize(from: other.pairs + 2 * start, count: 2 * part)
      end = start + part
      guard count <= Self.stretch || Machine.isWanted(after: part) else { return forget() }
    }
    holes = other.holes
  }

  /// Nothing is found any longer, and nothing added.
  private mutating func forget() {
    capacity = end
    Foundation.free(slots)
    mask = 7
    slots = Memory.allocate(mask + 1)
    slots.initialize(repeating: -1, count: mask + 1)
  }

  nonisolated func free() {
    if 2 * end >= Release.longCount || Release.isDeep {
      Release.destroy(pairs, 2 * end)
    } else {
      pairs.deinitialize(count: 2 * end)
      Foundation.free(pairs)
    }
    Foundation.free(hashes)
    Foundation.free(slots)
  }

  /// Calls `body` with each key, its value behind it, and its hash, in their order, for as long as
  /// it says so.
  @inline(__always)
  func walk(_ body: (_ key: UnsafeMutablePointer<Value>, _ hash: Int) -> Bool) {
    for place in 0..<end where hashes[place] != Self.hole {
      if !body(pairs + 2 * place, hashes[place]) { return }
    }
  }

  /// The key of the entry at `place` or of the first one behind it, with its value behind it.
  func next(_ place: inout Int) -> UnsafeMutablePointer<Value>? {
    while place < end {
      place += 1
      if hashes[place - 1] != Self.hole { return pairs + 2 * (place - 1) }
    }
    return nil
  }

  /// Where the key lies, with its value behind it, until the table changes.
  @inline(__always)
  mutating func find(
    _ key: UnsafeMutablePointer<Value>, _ hash: Int
  ) -> UnsafeMutablePointer<Value>? {
    var slot = hash & mask
    while true {
      let place = Int(slots[slot])
      if place < 0 { return nil }
      if hashes[place] == hash, TableKey.areEqual(pairs + 2 * place, key) {
        recent = place
        return pairs + 2 * place
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// Where the very key lies that was found last, if this is it.
  @inline(__always)
  func findAgain(_ key: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value>? {
    let known = pairs + 2 * recent
    return recent < end && TableKey.areSame(known, key) ? known : nil
  }

  mutating func add(_ key: Value, _ value: Value, _ hash: Int) {
    if end == capacity, !rebuild() { return }
    insert(end, hash)
    hashes[end] = hash
    (pairs + 2 * end).initialize(to: key)
    (pairs + 2 * end + 1).initialize(to: value)
    end += 1
  }

  private func insert(_ place: Int, _ hash: Int) {
    var slot = hash & mask
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = Int32(place)
  }

  /// The slot goes on leading to the hole, so that what lies behind it is still found.
  ///
  /// - Returns: what the entry held, which has not died yet.
  mutating func remove(_ key: UnsafeMutablePointer<Value>) -> (key: Value, value: Value) {
    let old = (key: key.move(), value: (key + 1).move())
    key.initialize(repeating: .none, count: 2)
    hashes[(key - pairs) / 2] = Self.hole
    holes += 1
    if holes > 16, holes * 2 > end { _ = rebuild() }
    return old
  }

  /// Without holes, and with room for as many again; false once the program is stopped.
  private mutating func rebuild() -> Bool {
    if end >= Self.stretch, !Machine.isWanted(after: 0) { return false }
    if holes > 0, !closeHoles() { return false }
    var size = 8
    while size < (end + 1) * 3 { size *= 2 }
    let more = max(end + 1, size * 2 / 3) - capacity
    let entry = 2 * MemoryLayout<Value>.stride + MemoryLayout<Int>.stride
    guard Machine.hasMemory(for: more * entry + size * MemoryLayout<Int32>.stride) else {
      return false
    }
    capacity += more
    pairs = Memory.resized(pairs, 2 * capacity)
    hashes = Memory.resized(hashes, capacity)
    Foundation.free(slots)
    mask = size - 1
    slots = Memory.allocate(size)
    slots.initialize(repeating: -1, count: size)
    var place = 0
    while place < end {
      let stop = min(place + Self.stretch, end)
      for one in place..<stop { insert(one, hashes[one]) }
      place = stop
      if place < end, !Machine.isWanted(after: Self.stretch) { return false }
    }
    return true
  }

  /// Moves the entries together; what has not been moved once the program is stopped stays behind
  /// more holes.
  private mutating func closeHoles() -> Bool {
    var kept = 0
    for place in 0..<end {
      if hashes[place] != Self.hole {
        if kept < place {
          hashes[kept] = hashes[place]
          (pairs + 2 * kept).moveUpdate(from: pairs + 2 * place, count: 2)
          (pairs + 2 * place).initialize(repeating: .none, count: 2)
          hashes[place] = Self.hole
        }
        kept += 1
      }
      if place % Self.stretch == Self.stretch - 1, !Machine.isWanted(after: Self.stretch) {
        return false
      }
    }
    (end, holes) = (kept, 0)
    return true
  }
}

/// Memory that grows where it lies, if the system can.
private nonisolated enum Memory {
  static func allocate<Element>(_ count: Int) -> UnsafeMutablePointer<Element> {
    resized(nil, count)
  }

  static func resized<Element>(
    _ start: UnsafeMutablePointer<Element>?, _ count: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let memory = realloc(start, count * MemoryLayout<Element>.stride) else {
      // Where the system has no more, Swift's own allocation does not return.
      return .allocate(capacity: count)
    }
    return memory.bindMemory(to: Element.self, capacity: count)
  }
}
