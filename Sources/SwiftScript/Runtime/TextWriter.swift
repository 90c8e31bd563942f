/// Writes a text of known pieces at once: adding one piece to another would measure and move what
/// is there already each time.
nonisolated struct TextWriter {
  private let start: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
  /// Something did not fit, and was left out.
  private(set) var isFull = false
  /// How many bytes it has written.
  private(set) var written = 0

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    start = buffer.baseAddress
    capacity = buffer.count
  }

  /// - Parameter capacity: at least as many bytes as `body` writes.
  static func text(capacity: Int, _ body: (inout TextWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = TextWriter(buffer)
      body(&writer)
      return writer.written
    }
  }

  /// The text of `bytes`.
  ///
  /// What fits into the text itself is put there: the way that takes any text checks and copies
  /// byte by byte.
  @inline(__always)
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.count <= shortLength else { return String(decoding: bytes, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: bytes.count) { buffer in
      guard let start = buffer.baseAddress, let source = bytes.baseAddress else { return 0 }
      start.update(from: source, count: bytes.count)
      return bytes.count
    }
  }

  /// As many bytes as Swift keeps in the text itself.
  private static let shortLength = 15

  mutating func write(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) != nil { return }
    for byte in text.utf8 { write(byte) }
  }

  mutating func write(_ text: Substring) {
    var text = text
    text.withUTF8 { write($0) }
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start, let source = bytes.baseAddress, bytes.count <= capacity - written else {
      if !bytes.isEmpty { isFull = true }
      return
    }
    (start + written).update(from: source, count: bytes.count)
    written += bytes.count
  }

  private mutating func write(_ byte: UInt8) {
    guard let start, written < capacity else {
      isFull = true
      return
    }
    start[written] = byte
    written += 1
  }

  /// Room for any number.
  static let digits = 20

  /// From the last digit on, two at a time.
  mutating func write(_ number: Int) {
    var rest = number.magnitude
    var length = number < 0 ? 2 : 1
    var power: UInt = 10
    while rest >= power {
      length += 1
      let (next, overflow) = power.multipliedReportingOverflow(by: 10)
      if overflow { break }
      power = next
    }
    guard let start, length <= capacity - written else {
      isFull = true
      return
    }
    let bytes = start + written
    var place = length
    while rest >= 100 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      place -= 2
      bytes[place] = Self.digit(pair / 10)
      bytes[place + 1] = Self.digit(pair % 10)
      rest = quotient
    }
    if rest >= 10 {
      place -= 1
      bytes[place] = Self.digit(rest % 10)
      rest /= 10
    }
    bytes[place - 1] = Self.digit(rest)
    if number < 0 { bytes[0] = UInt8(ascii: "-") }
    written += length
  }

  @inline(__always) private static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
  }
}
