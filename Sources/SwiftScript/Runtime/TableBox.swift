/// A dictionary or a set: keys in the order in which they came, so that runs do not differ.
final class TableBox: Box {
  deinit { entries.free() }

  private var entries = TableEntries()
  let isSet: Bool

  init(isSet: Bool = false) { self.isSet = isSet }

  var count: Int { entries.end - entries.holes }
  var keys: [Value] { parts { $0.pointee } }
  var values: [Value] { parts { $0[1] } }

  private func parts(_ part: (UnsafeMutablePointer<Value>) -> Value) -> [Value] {
    var found: [Value] = []
    found.reserveCapacity(count)
    entries.forEach { key, _ in found.append(part(key)) }
    return found
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
  func set(_ key: UnsafeMutablePointer<Value>, _ value: UnsafeMutablePointer<Value>) {
    let hash = TableKey.hash(key)
    if let known = entries.find(key, hash) {
      (known + 1).copy(value)
    } else {
      entries.add(key.pointee, value.pointee, hash)
    }
  }

  private func remove(_ key: UnsafeMutablePointer<Value>) {
    guard let known = entries.find(key, TableKey.hash(key)) else { return }
    // What dies finds a table without it.
    withExtendedLifetime(entries.remove(known)) {}
  }

  override func copied() -> Box {
    let copy = TableBox(isSet: isSet)
    entries.forEach { copy.entries.add($0.pointee, $0[1], $1) }
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
