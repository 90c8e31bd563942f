/// Texts in which every byte is a character: the library's searches for boundaries cost a lot.
enum PlainText {
  /// Only ASCII, and no carriage return, which makes one character with the line feed behind it.
  static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0d }
    } ?? false
  }

  /// The pieces of a plain text.
  static func split(
    _ text: Substring, at separator: UInt8, maxSplits: Int, omittingEmpty: Bool
  ) -> [Value] {
    let units = text.utf8
    var pieces: [Value] = []
    var start = units.startIndex
    while pieces.count < maxSplits, let end = units[start...].firstIndex(of: separator) {
      if start < end || !omittingEmpty { pieces.append(.substring(text[start..<end])) }
      start = units.index(after: end)
    }
    if start < units.endIndex || !omittingEmpty { pieces.append(.substring(text[start...])) }
    return pieces
  }

  static func count(_ text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.count
  }
}
