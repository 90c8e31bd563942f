/// Texts in which every byte is a character: the library's searches for boundaries cost a lot.
enum PlainText {
  /// Only ASCII, and no carriage return, which makes one character with the line feed behind it.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0d }
    } ?? false
  }

  /// The pieces of a plain text.
  static func split(
    _ text: String, at separator: UInt8, maxSplits: Int, omittingEmpty: Bool
  ) -> [Value] {
    var text = text
    return text.withUTF8 { bytes in
      var pieces: [Value] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == separator {
        if end < bytes.count, pieces.count >= maxSplits { continue }
        if start < end || !omittingEmpty {
          let piece = UnsafeBufferPointer(rebasing: bytes[start..<end])
          pieces.append(.string(String(decoding: piece, as: UTF8.self)))
        }
        start = end + 1
      }
      return pieces
    }
  }

  static func count(_ text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.count
  }
}
