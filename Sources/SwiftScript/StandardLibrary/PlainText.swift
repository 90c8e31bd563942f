/// Texts in which every byte is a character: the library's searches for boundaries cost a lot.
enum PlainText {
  /// Only ASCII, and no carriage return, which makes one character with the line feed behind it.
  static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 < 0x80 && $0 != 0x0d }
    } ?? false
  }

  static func count(_ text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.count
  }
}
