import Foundation

/// How the keys of a table are told apart.
enum TableKey {
  /// Most keys are numbers, or the very text that was put in.
  @inline(__always)
  static func areEqual(_ one: UnsafeMutablePointer<Value>, _ other: UnsafeMutablePointer<Value>)
    -> Bool
  {
    if areSame(one, other) { return true }
    if one.tag == UnsafeMutablePointer<Value>.Tag.int, one.tag == other.tag { return false }
    return haveEqualContents(one, other)
  }

  /// The same number, or the very same text: no two keys of one table are.
  @inline(__always)
  static func areSame(_ one: UnsafeMutablePointer<Value>, _ other: UnsafeMutablePointer<Value>)
    -> Bool
  {
    one.word == other.word && one.tag == other.tag
      && (one.tag == UnsafeMutablePointer<Value>.Tag.int
        || one.tag == UnsafeMutablePointer<Value>.Tag.box)
  }

  @inline(never)
  private static func haveEqualContents(
    _ one: UnsafeMutablePointer<Value>, _ other: UnsafeMutablePointer<Value>
  ) -> Bool {
    Equality.areEqual(one.pointee, other.pointee)
  }

  @inline(__always)
  static func hash(_ key: UnsafeMutablePointer<Value>) -> Int {
    if key.tag == UnsafeMutablePointer<Value>.Tag.int { return spread(key.word) }
    if let text = key.borrow(StringBox.self) {
      let known = text._withUnsafeGuaranteedRef { $0.knownHash }
      if known != 0 { return known }
    }
    return computedHash(key.pointee)
  }

  @inline(never)
  private static func computedHash(_ key: Value) -> Int {
    switch key {
    case .int(let number): return spread(number)
    // The same as that of the whole number which it equals as an `AnyHashable`.
    case .double(let number):
      if let whole = Int(exactly: number) { return spread(whole) }
    case .box(let box):
      if let text = box as? StringBox {
        text.knownHash = hash(of: text.text)
        return text.knownHash
      }
      if let part = box as? SubstringBox { return hash(of: String(part.text)) }
      if let any = box as? AnyBox { return computedHash(any.value) }
    default: break
    }
    var hasher = Hasher()
    Equality.hash(key, into: &hasher)
    return spread(hasher.finalize())
  }

  /// What speaks for a text: all of it, or the ends of a long one.
  private static func sample(of text: Substring) -> String? {
    let limit = 1 << 14
    // Told by characters, since equal texts may have other bytes.
    guard text.utf8.count > limit,
      let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end < text.endIndex
    else { return nil }
    return String(text[..<end]) + String(text.suffix(1024))
  }

  static func hashText(_ text: Substring, into hasher: inout Hasher) {
    if let sample = sample(of: text) { hasher.combine(sample) } else { hasher.combine(text) }
  }

  /// Equal texts may be written in different ways: the composed one speaks for all.
  private static func hash(of text: String) -> Int {
    if let sample = sample(of: text[...]) { return hash(of: sample) }
    if let hash = hash(text.utf8, isPlain: true) { return hash }
    return hash(text.precomposedStringWithCanonicalMapping.utf8, isPlain: false) ?? 0
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

  @inline(__always)
  private static func spread(_ number: Int) -> Int {
    let mixed = UInt(bitPattern: number) &* 0x9e37_79b9_7f4a_7c15
    return Int(bitPattern: (mixed ^ (mixed >> 32)) & (UInt.max >> 1))
  }
}
