/// Writes a text of known pieces at once: adding one piece to another would measure and move what
/// is there already each time.
struct TextWriter {
  private var free: UnsafeMutableBufferPointer<UInt8>.SubSequence

  /// - Parameter capacity: at least as many bytes as `body` writes.
  static func text(capacity: Int, _ body: (inout TextWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: capacity) { buffer in
      var writer = TextWriter(free: buffer[...])
      body(&writer)
      return buffer.count - writer.free.count
    }
  }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let target = UnsafeMutableBufferPointer(rebasing: free.prefix(bytes.count))
      _ = target.update(fromContentsOf: bytes.prefix(target.count))
    }
    free = free.dropFirst(text.utf8.count)
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
    guard count <= free.count else { return }
    rest = number.magnitude
    var place = free.startIndex + count
    repeat {
      place -= 1
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      free[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    } while rest > 0
    if number < 0 { free[free.startIndex] = UInt8(ascii: "-") }
    free = free.dropFirst(count)
  }
}
