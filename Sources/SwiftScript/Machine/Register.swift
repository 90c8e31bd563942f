/// What the hot steps of the loop do with a register, without the reference counting that copies
/// of an enum bring.
///
/// A ``Value`` is eight bytes of payload and a byte that tells the case: those with a payload first,
/// in the order of their declaration. A test holds that layout.
extension UnsafeMutablePointer<Value> {
  enum Tag {
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

  @inline(__always) var word: Int { UnsafeRawPointer(self).load(as: Int.self) }

  /// It holds something that is counted.
  @inline(__always) var isReference: Bool { tag &- Tag.object < 2 }

  @inline(__always) var isNone: Bool { tag == Tag.none }

  /// The register's number, or what stands for it where the register holds something else.
  @inline(__always) var int: Int { tag == Tag.int ? word : 0 }

  @inline(__always) var double: Double {
    if tag == Tag.double { return UnsafeRawPointer(self).load(as: Double.self) }
    return tag == Tag.int ? Double(word) : 0
  }

  @inline(__always) var bool: Bool { tag == Tag.bool && (word & 1) == 1 }

  @inline(__always) private func putWord(_ word: Int, _ tag: UInt8) {
    if isReference { release() }
    UnsafeMutableRawPointer(self).storeBytes(of: word, as: Int.self)
    UnsafeMutableRawPointer(self).storeBytes(of: tag, toByteOffset: 8, as: UInt8.self)
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
    let old = move()
    initialize(to: .none)
    _ = consume old
  }

  /// Empties the register.
  @inline(__always) func clear() {
    if isReference { release() } else { setTag(Tag.none) }
  }

  @inline(__always) private func setTag(_ tag: UInt8) {
    UnsafeMutableRawPointer(self).storeBytes(of: 0, as: Int.self)
    UnsafeMutableRawPointer(self).storeBytes(of: tag, toByteOffset: 8, as: UInt8.self)
  }

  /// This register's value becomes that of `source` too.
  @inline(__always) func copy(_ source: UnsafeMutablePointer<Value>) {
    if isReference || source.isReference {
      assign(source)
    } else {
      copyBits(source)
    }
  }

  @inline(never) private func assign(_ source: UnsafeMutablePointer<Value>) {
    pointee = source.pointee
  }

  @inline(__always) private func copyBits(_ source: UnsafeMutablePointer<Value>) {
    let word = source.word
    let tag = source.tag
    UnsafeMutableRawPointer(self).storeBytes(of: word, as: Int.self)
    UnsafeMutableRawPointer(self).storeBytes(of: tag, toByteOffset: 8, as: UInt8.self)
  }

  /// The value of `source` moves here.
  @inline(__always) func take(_ source: UnsafeMutablePointer<Value>) {
    if isReference {
      replace(source)
    } else if self != source {
      copyBits(source)
      source.setTag(Tag.none)
    }
  }

  @inline(never) private func replace(_ source: UnsafeMutablePointer<Value>) {
    guard self != source else { return }
    let old = move()
    copyBits(source)
    source.setTag(Tag.none)
    _ = consume old
  }

  /// What the register holds, if it is a box of exactly this class; it is not retained.
  @inline(__always) func borrow<Content: AnyObject>(_ type: Content.Type) -> Unmanaged<Content>? {
    guard isReference, let address = UnsafeRawPointer(bitPattern: word) else { return nil }
    let found = Unmanaged<AnyObject>.fromOpaque(address)
    guard found._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type }) else { return nil }
    return Unmanaged<Content>.fromOpaque(address)
  }
}
