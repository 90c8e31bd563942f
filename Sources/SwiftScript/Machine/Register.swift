/// What the hot steps of the loop do with a register, without the reference counting that copies
/// of an enum bring.
///
/// A ``Value`` is eight bytes of payload and a byte that tells the case: those with a payload first,
/// in the order of their declaration. A test holds that layout.
nonisolated extension UnsafeMutablePointer<Value> {
  nonisolated enum Tag {
    static let int: UInt8 = 0
    static let double: UInt8 = 1
    static let bool: UInt8 = 2
    static let object: UInt8 = 3
    static let box: UInt8 = 4
    static let none: UInt8 = 5
  }

  @inline(__always) var tag: UInt8 {
    UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt8.self)
  }

  /// The number of a register that holds an `Int`; of an empty one 0.
  @inline(__always) var word: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// It holds something that is counted.
  @inline(__always) var isReference: Bool { tag &- Tag.object < 2 }

  @inline(__always) var isNone: Bool { tag == Tag.none }

  @inline(__always) var double: Double {
    if tag == Tag.double { return UnsafeRawPointer(self).load(as: Double.self) }
    return tag == Tag.int ? Double(word) : 0
  }

  /// A register that holds no `Bool` is empty, and so false.
  @inline(__always) var bool: Bool { word & 1 == 1 }

  @inline(__always) private func putWord(_ word: Int, _ tag: UInt8) {
    if isReference { release() }
    putBits(word, tag)
  }

  @inline(__always) func put(_ value: Int) { putWord(value, Tag.int) }
  @inline(__always) func put(_ value: Double) {
    putWord(Int(bitPattern: UInt(value.bitPattern)), Tag.double)
  }
  @inline(__always) func put(_ value: Bool) { putWord(value ? 1 : 0, Tag.bool) }

  /// Takes over a value as its payload and tag; the register must hold nothing that is counted.
  @inline(__always) func putBits(_ word: Int, _ tag: UInt8) {
    UnsafeMutableRawPointer(self).storeBytes(of: word, as: Int.self)
    UnsafeMutableRawPointer(self).storeBytes(of: tag, toByteOffset: 8, as: UInt8.self)
  }

  /// Lets go of what the register holds; it is empty before that dies.
  @inline(never) func release() {
    let old = UnsafeRawPointer(bitPattern: word)
    empty()
    if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
  }

  /// Empties the register.
  @inline(__always) func clear() {
    if isReference { release() } else { empty() }
  }

  /// The same where the register holds nothing that is counted.
  @inline(__always) func empty() { putBits(0, Tag.none) }

  /// This register's value becomes that of `source` too.
  ///
  /// - Returns: whether something may have died of it.
  @discardableResult
  @inline(__always) func copy(_ source: UnsafeMutablePointer<Value>) -> Bool {
    if isReference || source.isReference {
      assign(source)
      return true
    }
    copyBits(source)
    return false
  }

  /// Like `pointee = source.pointee`, for whatever is counted in either: both kinds of reference
  /// are native objects, and their tags need not be told apart.
  @inline(never) private func assign(_ source: UnsafeMutablePointer<Value>) {
    let old = isReference ? word : 0
    if source.isReference, let new = UnsafeRawPointer(bitPattern: source.word) {
      _ = Unmanaged<AnyObject>.fromOpaque(new).retain()
    }
    copyBits(source)
    if let old = UnsafeRawPointer(bitPattern: old) {
      Unmanaged<AnyObject>.fromOpaque(old).release()
    }
  }

  /// This register's value becomes that of `source` too; neither may hold anything that is counted.
  @inline(__always) func copyNumber(_ source: UnsafeMutablePointer<Value>) { copyBits(source) }

  @inline(__always) private func copyBits(_ source: UnsafeMutablePointer<Value>) {
    putBits(source.word, source.tag)
  }

  /// The value of `source` moves here.
  @inline(__always) func take(_ source: UnsafeMutablePointer<Value>) {
    if isReference {
      replace(source)
    } else {
      takeBits(source)
    }
  }

  /// The same where the register holds nothing that is counted.
  @inline(__always) func takeBits(_ source: UnsafeMutablePointer<Value>) {
    let word = source.word
    let tag = source.tag
    source.empty()
    putBits(word, tag)
  }

  /// The same where it does.
  @inline(never) func replace(_ source: UnsafeMutablePointer<Value>) {
    guard self != source else { return }
    let old = UnsafeRawPointer(bitPattern: word)
    takeBits(source)
    if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
  }

  /// Neither nil nor a box that may stand for an optional: as an optional it looks the same.
  @inline(__always) var isPlainPayload: Bool { tag < Tag.box || borrow(StringBox.self) != nil }

  /// What the register holds, if it is a box of exactly this class; it is not retained.
  @inline(__always) func borrow<Content: AnyObject>(_ type: Content.Type) -> Unmanaged<Content>? {
    guard isReference, let address = UnsafeRawPointer(bitPattern: word) else { return nil }
    let found = Unmanaged<AnyObject>.fromOpaque(address)
    guard found._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type }) else { return nil }
    return Unmanaged<Content>.fromOpaque(address)
  }
}

extension UnsafeMutablePointer<Value> {
  /// Makes sure that nobody else holds the box in the register.
  @inline(__always) func makeUnique() {
    guard tag == Tag.box else { return }
    // The payload of the enum is the reference itself.
    let place = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Box.self)
    if !isKnownUniquelyReferenced(&place.pointee) { copyBox(place) }
  }

  /// Nobody else holds the object in the register.
  var isOnlyReference: Bool {
    guard tag == Tag.object else { return false }
    // The payload of the enum is the reference itself; of `AnyObject` Swift never says that it is one.
    let place = UnsafeMutableRawPointer(self).assumingMemoryBound(to: ScriptInstance.self)
    return isKnownUniquelyReferenced(&place.pointee)
  }

  @inline(never) private func copyBox(_ place: UnsafeMutablePointer<Box>) {
    place.pointee = place.pointee.copied()
  }
}
