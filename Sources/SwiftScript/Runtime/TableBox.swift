import Foundation

/// A dictionary or a set: keys in the order in which they came, so that runs do not differ.
final class TableBox: Box {
  deinit {}

  /// Entries in their order; a removed one leaves a hole, whose hash is `TableBox.hole`.
  private var entryKeys: [Value] = []
  private var entryValues: [Value] = []
  private var hashes: [Int] = []
  private var holes = 0
  /// By hash, with linear probing: the place of an entry, or -1.
  private var slots: [Int32] = Array(repeating: -1, count: 8)
  let isSet: Bool

  private static let hole = Int.min

  init(isSet: Bool = false) { self.isSet = isSet }

  var count: Int { entryKeys.count - holes }
  var keys: [Value] { holes == 0 ? entryKeys : living(entryKeys) }
  var values: [Value] { holes == 0 ? entryValues : living(entryValues) }

  private func living(_ all: [Value]) -> [Value] {
    zip(all, hashes).compactMap { $1 == Self.hole ? nil : $0 }
  }

  subscript(key: Value) -> Value? {
    get { place(of: key, Self.hash(key)).map { entryValues[$0] } }
    set {
      let hash = Self.hash(key)
      let place = place(of: key, hash)
      guard let newValue else {
        if let place { remove(place) }
        return
      }
      if let place {
        var old = newValue
        swap(&entryValues[place], &old)
      } else {
        add(key, newValue, hash)
      }
    }
  }

  /// Moves the value out, so that it can be changed without a copy, and leaves a hole for it.
  func take(_ key: Value) -> Value? {
    guard let place = place(of: key, Self.hash(key)) else { return nil }
    var taken = Value.none
    swap(&entryValues[place], &taken)
    return taken
  }

  private func add(_ key: Value, _ value: Value, _ hash: Int) {
    if (entryKeys.count + 1) * 3 > slots.count * 2 { rebuild() }
    insert(entryKeys.count, hash)
    entryKeys.append(key)
    entryValues.append(value)
    hashes.append(hash)
  }

  private func insert(_ place: Int, _ hash: Int) {
    let mask = slots.count &- 1
    var slot = hash & mask
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = Int32(place)
  }

  /// The slot goes on leading to the hole, so that what lies behind it is still found.
  private func remove(_ place: Int) {
    let old = (entryKeys[place], entryValues[place])
    entryKeys[place] = .none
    entryValues[place] = .none
    hashes[place] = Self.hole
    holes += 1
    if holes > 16, holes * 2 > entryKeys.count { rebuild() }
    _ = old
  }

  /// Without holes, and with room for as many again.
  private func rebuild() {
    if holes > 0 {
      entryKeys = living(entryKeys)
      entryValues = living(entryValues)
      hashes.removeAll { $0 == Self.hole }
      holes = 0
    }
    var size = 8
    while size < (entryKeys.count + 1) * 3 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (place, hash) in hashes.enumerated() { insert(place, hash) }
  }

  private func place(of key: Value, _ hash: Int) -> Int? {
    let mask = slots.count &- 1
    var slot = hash & mask
    while true {
      let place = Int(slots[slot])
      if place < 0 { return nil }
      if hashes[place] == hash, isKey(key, at: place) { return place }
      slot = (slot &+ 1) & mask
    }
  }

  /// Most keys are numbers, or the very text that was put in.
  private func isKey(_ key: Value, at place: Int) -> Bool {
    entryKeys.withUnsafeBufferPointer { keys in
      switch (keys[place], key) {
      case (.int(let known), .int(let asked)): known == asked
      case (.box(let known), .box(let asked)) where known === asked: true
      default: Equality.areEqual(keys[place], key)
      }
    }
  }

  private static func hash(_ key: Value) -> Int {
    switch key {
    case .int(let number): return spread(number)
    case .box(let box):
      if type(of: box) == StringBox.self {
        return hash(unsafeDowncast(box, to: StringBox.self))
      }
      if let any = box as? AnyBox { return hash(any.value) }
    default: break
    }
    var hasher = Hasher()
    Equality.hash(key, into: &hasher)
    return spread(hasher.finalize())
  }

  /// Equal texts may be written in different ways: the composed one speaks for all.
  private static func hash(_ box: StringBox) -> Int {
    if box.knownHash == 0 { box.knownHash = computedHash(box) }
    return box.knownHash
  }

  private static func computedHash(_ box: StringBox) -> Int {
    if let hash = hash(box.text.utf8, isPlain: true) { return hash }
    return hash(box.text.precomposedStringWithCanonicalMapping.utf8, isPlain: false) ?? 0
  }

  private static func hash(_ text: String.UTF8View, isPlain: Bool) -> Int? {
    var hash: UInt = 0xcbf2_9ce4_8422_2325
    var bits: UInt8 = 0
    for byte in text {
      hash = (hash ^ UInt(byte)) &* 0x0000_0100_0000_01b3
      bits |= byte
    }
    if isPlain, bits >= 0x80 { return nil }
    return spread(Int(bitPattern: hash))
  }

  private static func spread(_ number: Int) -> Int {
    let mixed = UInt(bitPattern: number) &* 0x9e37_79b9_7f4a_7c15
    return Int(bitPattern: (mixed ^ (mixed >> 32)) & (UInt.max >> 1))
  }

  override func copied() -> Box {
    let copy = TableBox(isSet: isSet)
    copy.entryKeys = entryKeys
    copy.entryValues = entryValues
    copy.hashes = hashes
    copy.holes = holes
    copy.slots = slots
    return copy
  }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? TableBox, other.count == count else { return false }
    return zip(keys, values).allSatisfy { key, value in
      other[key].map { Equality.areEqual($0, value) } ?? false
    }
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
