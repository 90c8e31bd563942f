/// The entries of a table in their order, and where each is found by its hash.
///
/// Owned by one ``TableBox``, which frees it: what stands behind the pointers is no array, because
/// an array would be asked at every step whether somebody else holds it.
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

  private static let hole = Int.min

  init() {
    pairs = .allocate(capacity: 2 * capacity)
    hashes = .allocate(capacity: capacity)
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: -1, count: mask + 1)
  }

  nonisolated func free() {
    pairs.deinitialize(count: 2 * end)
    pairs.deallocate()
    hashes.deallocate()
    slots.deallocate()
  }

  /// Calls `body` with each key, its value behind it, and its hash, in their order.
  func forEach(_ body: (_ key: UnsafeMutablePointer<Value>, _ hash: Int) -> Void) {
    for place in 0..<end where hashes[place] != Self.hole { body(pairs + 2 * place, hashes[place]) }
  }

  /// Where the key lies, with its value behind it, until the table changes.
  @inline(__always)
  func find(_ key: UnsafeMutablePointer<Value>, _ hash: Int) -> UnsafeMutablePointer<Value>? {
    var slot = hash & mask
    while true {
      let place = Int(slots[slot])
      if place < 0 { return nil }
      if hashes[place] == hash, TableKey.areEqual(pairs + 2 * place, key) {
        return pairs + 2 * place
      }
      slot = (slot &+ 1) & mask
    }
  }

  mutating func add(_ key: Value, _ value: Value, _ hash: Int) {
    if end == capacity { rebuild() }
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
    if holes > 16, holes * 2 > end { rebuild() }
    return old
  }

  /// Without holes, and with room for as many again.
  private mutating func rebuild() {
    var size = 8
    while size < (end - holes + 1) * 3 { size *= 2 }
    let old = (pairs: pairs, hashes: hashes, end: end)
    slots.deallocate()
    (end, holes, mask, capacity) = (0, 0, size - 1, size * 2 / 3)
    pairs = .allocate(capacity: 2 * capacity)
    hashes = .allocate(capacity: capacity)
    slots = .allocate(capacity: size)
    slots.initialize(repeating: -1, count: size)
    for place in 0..<old.end where old.hashes[place] != Self.hole {
      insert(end, old.hashes[place])
      hashes[end] = old.hashes[place]
      (pairs + 2 * end).moveInitialize(from: old.pairs + 2 * place, count: 2)
      end += 1
    }
    old.pairs.deallocate()
    old.hashes.deallocate()
  }
}
