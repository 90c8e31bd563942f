/// A dictionary or a set: keys in the order in which they came, so that runs do not differ.
final class TableBox: Box {
  deinit { entries.free() }

  private var entries: TableEntries
  let isSet: Bool
  /// How many it was asked to have room for.
  var reserved = 0

  init(isSet: Bool = false) {
    self.isSet = isSet
    entries = TableEntries()
  }

  private init(copying other: TableBox) {
    isSet = other.isSet
    reserved = other.reserved
    entries = TableEntries(copying: other.entries)
  }

  var count: Int { entries.end - entries.holes }
  /// As many as Swift has room for: three quarters of a power of two.
  var capacity: Int {
    let wanted = max(reserved, count)
    guard wanted > 0 else { return 0 }
    var size = 2
    while size * 3 / 4 < wanted { size *= 2 }
    return size * 3 / 4
  }
  var keys: [Value] { made { $0.pointee } }
  var values: [Value] { made { $0[1] } }
  /// A set's elements, or a dictionary's pairs.
  var elements: [Value] { isSet ? keys : made { .tuple([$0.pointee, $0[1]]) } }

  /// What `part` makes of each entry; fewer once the program is stopped.
  @inline(__always)
  private func made(_ part: (UnsafeMutablePointer<Value>) -> Value) -> [Value] {
    var found: [Value] = []
    found.reserveCapacity(count)
    walk { key, _ in found.append(part(key)) }
    return found
  }

  /// Calls `body` with each key, and where its value lies, for as long as the program goes on.
  ///
  /// The table must not change meanwhile.
  @inline(__always)
  func walk(
    _ body: (_ key: UnsafeMutablePointer<Value>, _ value: UnsafeMutablePointer<Value>) -> Void
  ) {
    var turns = 0
    entries.walk { key, _ in
      body(key, key + 1)
      turns &+= 1
      return turns & 255 != 0 || Machine.isWanted(after: 256)
    }
  }

  /// The entry at `place` or the first one behind it; `place` is behind that then.
  func next(_ place: inout Int) -> (key: Value, value: Value)? {
    entries.next(&place).map { ($0.pointee, $0[1]) }
  }

  subscript(key: Value) -> Value? {
    get { withUnsafePointer(to: key) { value(for: UnsafeMutablePointer(mutating: $0))?.pointee } }
    set {
      withUnsafePointer(to: key) { key in
        let key = UnsafeMutablePointer(mutating: key)
        guard var newValue else { return remove(key) }
        set(key, &newValue)
      }
    }
  }

  /// Where the value of a key lies, until the table changes.
  @inline(__always)
  func value(for key: UnsafeMutablePointer<Value>) -> UnsafeMutablePointer<Value>? {
    entries.find(key, TableKey.hash(key)).map { $0 + 1 }
  }

  /// Gives `key` the value, which stays where it is too.
  @inline(__always)
  func set(_ key: UnsafeMutablePointer<Value>, _ value: UnsafeMutablePointer<Value>) {
    if let known = entries.findAgain(key) {
      (known + 1).copy(value)
    } else {
      setElsewhere(key, value)
    }
  }

  @inline(never)
  private func setElsewhere(
    _ key: UnsafeMutablePointer<Value>, _ value: UnsafeMutablePointer<Value>
  ) {
    let hash = TableKey.hash(key)
    if let known = entries.find(key, hash) {
      (known + 1).copy(value)
    } else {
      entries.add(key.pointee, value.pointee, hash)
    }
  }

  /// Adds `key` with itself as its value, as sets keep it; false if it is there already.
  @discardableResult
  func insert(_ key: Value) -> Bool {
    withUnsafePointer(to: key) { place in
      let place = UnsafeMutablePointer(mutating: place)
      let hash = TableKey.hash(place)
      guard entries.find(place, hash) == nil else { return false }
      entries.add(key, key, hash)
      return true
    }
  }

  private func remove(_ key: UnsafeMutablePointer<Value>) {
    guard let known = entries.find(key, TableKey.hash(key)) else { return }
    // What dies finds a table without it.
    withExtendedLifetime(entries.remove(known)) {}
  }

  override func copied() -> Box { TableBox(copying: self) }

  override func equals(_ other: Box) -> Bool {
    guard let other = other as? TableBox, other.count == count else { return false }
    if self === other { return true }
    var areEqual = true
    var turns = 0
    entries.walk { key, _ in
      areEqual = other.value(for: key).map { Equality.areEqual(key[1], $0.pointee) } ?? false
      turns &+= 1
      return areEqual && (turns & 255 != 0 || Machine.isWanted(after: 256))
    }
    return areEqual
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
