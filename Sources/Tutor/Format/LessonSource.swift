import SwiftScript

/// A lesson file's text, with the place of every line in it.
nonisolated struct LessonSource {
  let file: String
  /// Without their line ends; line 1 stands at index 0.
  let lines: [String]
  /// Where each line starts, in bytes from the start of the file.
  private let starts: [Int]

  /// `nil` when the bytes are not UTF-8: see `firstInvalidPlace(in:file:)`.
  init?(bytes: [UInt8], file: String) {
    var lines: [String] = []
    var starts: [Int] = []
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineFeed) ?? bytes.count
      let hasReturn = end > start && bytes[end - 1] == Self.carriageReturn
      guard let line = String(validating: bytes[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
      else { return nil }
      lines.append(line)
      starts.append(start)
      start = end + 1
    }
    self.file = file
    self.lines = lines
    self.starts = starts
  }

  /// The place of the first byte that does not belong to UTF-8 text.
  static func firstInvalidPlace(in bytes: [UInt8], file: String) -> SourceRange {
    var line = 1
    var lineStart = 0
    var offset = 0
    while offset < bytes.count {
      let length = min(Self.length(ofScalarAt: bytes[offset]), bytes.count - offset)
      let scalar = bytes[offset..<(offset + length)]
      if String(validating: scalar, as: UTF8.self) == nil { break }
      if bytes[offset] == lineFeed {
        line += 1
        lineStart = offset + 1
      }
      offset += length
    }
    let start = SourcePosition(line: line, column: offset - lineStart + 1, offset: offset)
    let end = SourcePosition(line: line, column: offset - lineStart + 2, offset: offset + 1)
    return SourceRange(file: file, start: start, end: end)
  }

  /// The bytes `columns` (from 0) of `line` (from 1).
  func range(line: Int, bytes columns: Range<Int>) -> SourceRange {
    let line = min(max(line, 1), lines.count)
    func position(_ column: Int) -> SourcePosition {
      SourcePosition(line: line, column: column + 1, offset: starts[line - 1] + column)
    }
    return SourceRange(
      file: file, start: position(columns.lowerBound), end: position(columns.upperBound))
  }

  /// All of `line` but the white space around it.
  func range(ofLine line: Int) -> SourceRange {
    let line = min(max(line, 1), lines.count)
    let text = lines[line - 1].utf8
    let indent = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return range(line: line, bytes: indent..<max(indent, text.count))
  }

  /// The lines from `first` to `last`, both counted from 1 and included.
  func text(from first: Int, to last: Int) -> String {
    guard first <= last else { return "" }
    return lines[(first - 1)..<min(last, lines.count)].joined(separator: "\n")
  }

  private static func length(ofScalarAt byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xFF: 4
    default: 1
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
