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
    guard let start, capacity - written >= Self.digits else {
      writeAtEnd(number)
      return
    }
    var rest = number.magnitude
    var end = start + written
    if number < 0 {
      end.pointee = UInt8(ascii: "-")
      end += 1
    }
    end += Self.length(of: rest)
    written = end - start
    while rest >= 100 {
      let (quotient, pair) = rest.quotientAndRemainder(dividingBy: 100)
      end -= 2
      Self.write(pair, at: end)
      rest = quotient
    }
    if rest >= 10 { Self.write(rest, at: end - 2) } else { (end - 1).pointee = Self.digit(rest) }
  }

  /// Where there may not be room for any number.
  @inline(never) private mutating func writeAtEnd(_ number: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.digits) { buffer in
      var writer = TextWriter(buffer)
      writer.write(number)
      write(UnsafeBufferPointer(rebasing: buffer[..<writer.written]))
    }
  }

  /// How many digits a number has.
  @inline(__always) private static func length(of number: UInt) -> Int {
    var (number, length) = (number, 0)
    while number >= 1_000_000 {
      number /= 1_000_000
      length += 6
    }
    if number < 1000 { return length + (number < 10 ? 1 : number < 100 ? 2 : 3) }
    return length + (number < 10_000 ? 4 : number < 100_000 ? 5 : 6)
  }

  /// Two digits.
  @inline(__always)
  private static func write(_ pair: UInt, at place: UnsafeMutablePointer<UInt8>) {
    let tens = (pair &* 103) &>> 10
    place[0] = digit(tens)
    place[1] = digit(pair &- tens &* 10)
  }

  @inline(__always) private static func digit(_ value: UInt) -> UInt8 {
    UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)
  }
}
