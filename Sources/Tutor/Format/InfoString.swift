import SwiftScript

/// What stands behind the opening backticks of a fence, taken from the source line itself.
nonisolated struct InfoString: Hashable {
  struct Word: Hashable {
    var text: String
    var range: SourceRange
  }

  struct Attribute: Hashable {
    var key: Word
    var value: Value
    /// The value's place, quotes and brackets included.
    var range: SourceRange
    /// 1 for `"…"`, 2 for `#"…"#`, 0 for a bare word.
    var quoteLength: Int
  }

  enum Value: Hashable {
    case text(String)
    case list([Word])
  }

  /// The bare words in front: language or kind, role, id.
  var words: [Word]
  var attributes: [Attribute]
  /// From the first backtick to the end of the line.
  var range: SourceRange
}

/// Reads the info string of one line.
nonisolated struct InfoStringReader {
  private let source: LessonSource
  private let line: Int
  private let bytes: [UInt8]
  private let fenceStart: Int
  private var index: Int
  private var problems: [Diagnostic] = []

  /// `fence` is the opening fence in `line`, which counts from 1.
  init(_ source: LessonSource, line: Int, fence: FenceMarker) {
    self.source = source
    self.line = line
    bytes = Array(source.lines[line - 1].utf8)
    fenceStart = fence.indent
    index = fence.indent + fence.length
  }

  mutating func read() -> (info: InfoString, problems: [Diagnostic]) {
    var words: [InfoString.Word] = []
    var attributes: [InfoString.Attribute] = []
    skipSpace()
    while index < bytes.count {
      let start = index
      let word = readBareWord(until: [UInt8(ascii: "=")])
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        attributes += readValue(of: word).map { [$0] } ?? []
      } else if word.text.isEmpty {
        index = start + 1
        problems.append(.strayCharacter(at: range(start..<index)))
      } else if attributes.isEmpty {
        words.append(word)
      } else {
        problems.append(.wordAfterAttributes(word))
      }
      skipSpace()
    }
    let whole = source.range(line: line, bytes: fenceStart..<max(fenceStart, bytes.count))
    return (InfoString(words: words, attributes: attributes, range: whole), problems)
  }

  // MARK: Pieces

  private mutating func readValue(of key: InfoString.Word) -> InfoString.Attribute? {
    index += 1
    let start = index
    guard index < bytes.count, !isSpace(bytes[index]), !key.text.isEmpty else {
      problems.append(.valueMissing(for: key))
      return nil
    }
    let value: InfoString.Value
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      guard let text = readLiteral() else { return nil }
      value = .text(text)
    case UInt8(ascii: "["):
      guard let items = readList() else { return nil }
      value = .list(items)
    default:
      value = .text(readBareWord(until: []).text)
    }
    let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let isQuoted = start + pounds < bytes.count && bytes[start + pounds] == UInt8(ascii: "\"")
    return InfoString.Attribute(
      key: key, value: value, range: range(start..<index), quoteLength: isQuoted ? pounds + 1 : 0)
  }

  private mutating func readLiteral() -> String? {
    let start = index
    var literal = SwiftLiteral(bytes, at: index)
    let result = literal.read()
    index = literal.end
    switch result {
    case .success(let text): return text
    case .failure(let problem):
      let place = problem.place.map { $0..<min($0 + 1, bytes.count) } ?? start..<bytes.count
      problems.append(.badLiteral(problem, at: range(place)))
      return nil
    }
  }

  private mutating func readList() -> [InfoString.Word]? {
    let open = index
    var items: [InfoString.Word] = []
    index += 1
    skipSpace()
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") {
      let start = index
      if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "#") {
        guard let text = readLiteral() else { return nil }
        items.append(InfoString.Word(text: text, range: range(start..<index)))
      } else {
        let word = readBareWord(until: [UInt8(ascii: ","), UInt8(ascii: "]")])
        if word.text.isEmpty { index += 1 } else { items.append(word) }
      }
      skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
        index += 1
        skipSpace()
      }
    }
    guard index < bytes.count else {
      problems.append(.listNotClosed(at: range(open..<bytes.count)))
      return nil
    }
    index += 1
    return items
  }

  private mutating func readBareWord(until stops: [UInt8]) -> InfoString.Word {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), !stops.contains(bytes[index]) { index += 1 }
    return InfoString.Word(
      text: String(decoding: bytes[start..<index], as: UTF8.self), range: range(start..<index))
  }

  private mutating func skipSpace() {
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func range(_ columns: Range<Int>) -> SourceRange {
    source.range(line: line, bytes: columns)
  }
}
