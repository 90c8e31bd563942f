/// Writes a text of known pieces at once: adding one piece to another would measure and move what
/// is there already each time.
nonisolated struct TextWriter {
  private let start: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
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

  mutating func write(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ write($0) }) != nil { return }
    for byte in text.utf8 { write(byte) }
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start, let source = bytes.baseAddress, bytes.count <= capacity - written else {
      return
    }
    (start + written).update(from: source, count: bytes.count)
    written += bytes.count
  }

  private mutating func write(_ byte: UInt8) {
    guard let start, written < capacity else { return }
    start[written] = byte
    written += 1
  }

  /// Room for any number.
  static let digits = 20

  mutating func write(_ number: Int) {
    var rest = number.magnitude
    var count = number < 0 ? 2 : 1
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    guard let start, count <= capacity - written else { return }
    rest = number.magnitude
    var place = written + count
    repeat {
      place -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    } while rest > 0
    if number < 0 { start[written] = UInt8(ascii: "-") }
    written += count
  }
}
