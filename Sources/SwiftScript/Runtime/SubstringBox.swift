/// A part of a text, whose places are the text's.
///
/// A ``StringBox`` is a part, too, where the checker knows it as one: all of a text.
final class SubstringBox: Box {
  deinit {}

  /// With the bytes that the part begins at and has: less than a `Substring` takes, since a text can
  /// have many parts.
  private var base: String
  private var start: UInt32
  private var count: UInt32

  init(_ text: Substring) {
    (base, start, count) = Self.place(of: text)
  }

  /// - Parameter bytes: begin and end with a character; no text of a script's has 4 GB.
  init(_ base: String, bytes: Range<Int>) {
    self.base = base
    start = UInt32(truncatingIfNeeded: bytes.lowerBound)
    count = UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Becomes another part of the same text; nobody else may hold it.
  func move(to bytes: Range<Int>) {
    start = UInt32(truncatingIfNeeded: bytes.lowerBound)
    count = UInt32(truncatingIfNeeded: bytes.count)
  }

  private var bytes: Range<Int> { Int(start)..<Int(start) + Int(count) }

  var text: Substring {
    get {
      let units = base.utf8
      let first = units.index(units.startIndex, offsetBy: Int(start))
      return base[first..<units.index(first, offsetBy: Int(count))]
    }
    _modify {
      var text = self.text
      // Whoever changes the text in place must find nobody else that holds it.
      base = ""
      defer { (base, start, count) = Self.place(of: text) }
      yield &text
    }
  }

  /// A text that is too long for the numbers here stands alone.
  private static func place(of text: Substring) -> (base: String, start: UInt32, count: UInt32) {
    let start = text.base.utf8.distance(from: text.base.startIndex, to: text.startIndex)
    let count = text.utf8.count
    if let start = UInt32(exactly: start), let count = UInt32(exactly: count) {
      return (text.base, start, count)
    }
    return (String(text), 0, UInt32(truncatingIfNeeded: count))
  }

  func write(to writer: inout TextWriter) {
    let isWritten: Void? = base.utf8.withContiguousStorageIfAvailable {
      writer.write(UnsafeBufferPointer(rebasing: $0[bytes]))
    }
    if isWritten == nil { writer.write(text) }
  }

  override func copied() -> Box { SubstringBox(base, bytes: bytes) }
  override func equals(_ other: Box) -> Bool { Value.box(other).substring == text }
  override func hash(into hasher: inout Hasher) { TableKey.hashText(text, into: &hasher) }
}

extension Value {
  static func substring(_ text: Substring) -> Value { .box(SubstringBox(text)) }

  /// A text or a part of one, as a part.
  var substring: Substring {
    exact(SubstringBox.self)?.text ?? exact(StringBox.self).map { $0.text[...] } ?? ""
  }
}

extension Substring: Bridged {
  public static func unwrap(_ value: Value) -> Substring? {
    let value = value.unerased
    return value.box is StringBox || value.box is SubstringBox ? value.substring : nil
  }

  public var wrapped: Value { .substring(self) }
}
