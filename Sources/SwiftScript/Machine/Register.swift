/// What the hot steps of the loop do with a register, without the reference counting that copies
/// of an enum bring.
///
/// A ``Value`` is eight bytes of payload and a byte that tells the case: those with a payload first,
/// in the order of their declaration. A test holds that layout.
nonisolated extension UnsafeMutablePointer<Value> {
  nonisolated enum Tag {
    static let int: UInt8 = 0
    static let double: UInt8 = 1
    static let object: UInt8 = 2
    static let box: UInt8 = 3
    static let bool: UInt8 = 4
    static let none: UInt8 = 5
    /// The bit that an object's and a box's have, and no other.
    static let counted: UInt8 = 2
  }

  @inline(__always) var tag: UInt8 {
    UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt8.self)
  }

  /// The number of a register that holds an `Int`; of an empty one 0.
  @inline(__always) var word: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// It holds something that is counted.
  @inline(__always) var isReference: Bool { tag & Tag.counted != 0 }

  @inline(__always) var isNone: Bool { tag == Tag.none }

  /// Neither nil nor a box, whose tags differ in that one bit.
  @inline(__always) var isPlain: Bool { (tag &- Tag.box) & ~Tag.counted != 0 }

  @inline(__always) var double: Double {
    if _fastPath(tag == Tag.double) { return UnsafeRawPointer(self).load(as: Double.self) }
    return tag == Tag.int ? Double(word) : 0
  }

  /// A register that holds no `Bool` is empty, and so false.
  @inline(__always) var bool: Bool { word & 1 == 1 }

  @inline(__always) private func putWord(_ word: Int, _ tag: UInt8) {
    if _slowPath(isReference) { release() }
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
    if _slowPath(isReference) {
      assign(source)
      return true
    }
    if source.isReference { source.retain() }
    copyBits(source)
    return false
  }

  /// Like `pointee = source.pointee`, where the register holds something that is counted.
  @inline(never) func assign(_ source: UnsafeMutablePointer<Value>) {
    let old = UnsafeRawPointer(bitPattern: word)
    if source.isReference { source.retain() }
    copyBits(source)
    if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
  }

  /// Both kinds of reference are native objects, and their tags need not be told apart.
  ///
  /// Not `Unmanaged.retain()`, which counts with a lock whatever the module is compiled with.
  @inline(__always) func retain() {
    Unmanaged<AnyObject>.fromOpaque(address)._withUnsafeGuaranteedRef {
      _ = Unmanaged.passRetained($0)
    }
  }

  /// Of what is counted, which the register must hold.
  @inline(__always) private var address: UnsafeRawPointer {
    UnsafeRawPointer(self).load(as: UnsafeRawPointer.self)
  }

  /// A value moves here.
  @inline(__always) func receive(_ value: consuming Value) {
    if isReference { release() }
    initialize(to: value)
  }

  /// This register's value becomes that of `source` too; neither may hold anything that is counted.
  @inline(__always) func copyNumber(_ source: UnsafeMutablePointer<Value>) { copyBits(source) }

  @inline(__always) func copyBits(_ source: UnsafeMutablePointer<Value>) {
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
  @inline(__always) var isPlainPayload: Bool { isPlain || borrow(StringBox.self) != nil }

  /// What the register holds, if it is a box of exactly this class; it is not retained.
  @inline(__always) func borrow<Content: AnyObject>(_ type: Content.Type) -> Unmanaged<Content>? {
    borrow(Kind(type))
  }

  /// The same for a class that has been looked up before.
  @inline(__always) func borrow<Content: AnyObject>(_ kind: Kind<Content>) -> Unmanaged<Content>? {
    guard isReference else { return nil }
    let address = address
    let isOfKind = Unmanaged<AnyObject>.fromOpaque(address)._withUnsafeGuaranteedRef {
      ObjectIdentifier(Swift.type(of: $0)) == kind.identity
    }
    return isOfKind ? Unmanaged<Content>.fromOpaque(address) : nil
  }
}

/// A class as the loop compares it.
///
/// Asking the compiler for a class is a call, where the modules of LLVM are several; a machine keeps
/// the ones that it asks for all the time.
nonisolated struct Kind<Content: AnyObject> {
  let identity: ObjectIdentifier

  init(_ type: Content.Type) {
    identity = ObjectIdentifier(type)
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

  /// Nobody else holds the box in the register.
  var isOnlyBox: Bool {
    guard tag == Tag.box else { return false }
    let place = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Box.self)
    return isKnownUniquelyReferenced(&place.pointee)
  }

  @inline(never) private func copyBox(_ place: UnsafeMutablePointer<Box>) {
    place.pointee = place.pointee.copied()
  }
}
