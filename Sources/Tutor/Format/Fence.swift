import SwiftScript

/// A fenced block of a lesson that is not just shown.
nonisolated struct Fence {
  var kind: FenceKind
  var id: InfoString.Word?
  var attributes: [AttributeName: InfoString.Attribute]
  var body: LessonCode
  /// The opening line.
  var range: SourceRange
  var firstLine: Int
  var lastLine: Int

  /// The text of an attribute, placed behind its opening quote.
  func code(_ name: AttributeName) -> LessonCode? {
    guard let attribute = attributes[name], case .text(let text) = attribute.value else {
      return nil
    }
    var range = attribute.range
    range.start.column += attribute.quoteLength
    range.start.offset += attribute.quoteLength
    return LessonCode(text: text, range: range)
  }

  func words(_ name: AttributeName) -> [InfoString.Word] {
    guard let attribute = attributes[name] else { return [] }
    switch attribute.value {
    case .list(let words): return words
    case .text(let text): return [InfoString.Word(text: text, range: attribute.range)]
    }
  }
}

/// Makes fences of a file's code blocks.
nonisolated struct FenceReader {
  private let source: LessonSource
  private(set) var problems: [Diagnostic] = []

  init(_ source: LessonSource) {
    self.source = source
  }

  /// `nil` for a code block that is only shown, and for one with a problem.
  mutating func read(_ block: MarkdownBlock) -> Fence? {
    let opening = source.lines[block.firstLine - 1]
    guard let marker = FenceMarker(block.isNested ? Self.unnested(opening) : opening) else {
      return nil
    }
    var reader = InfoStringReader(source, line: block.firstLine, fence: marker)
    let (info, infoProblems) = reader.read()
    if block.isNested {
      noteNested(marker, at: block.firstLine)
      return nil
    }
    guard isClosed(block, by: marker, info: info) else { return nil }
    guard let (kind, rest) = kind(of: info) else { return nil }

    // One mistake is one message: what it leads to further along the line is left unsaid.
    let before = problems.count
    problems += infoProblems
    let id = identifier(of: kind, in: rest, info: info, isWhole: infoProblems.isEmpty)
    let attributes = attributes(of: kind, in: info)
    if problems.count == before { noteMissing(kind, in: info) }
    if kind.takesID && id == nil { return nil }
    let first = min(block.firstLine + 1, source.lines.count)
    let last = block.lastLine - 1
    let body = LessonCode(
      text: source.text(from: block.firstLine + 1, to: last),
      range: source.range(line: first, bytes: 0..<source.lines[first - 1].utf8.count))
    return Fence(
      kind: kind, id: id, attributes: attributes, body: body, range: info.range,
      firstLine: block.firstLine, lastLine: block.lastLine)
  }

  // MARK: Closing

  private mutating func isClosed(
    _ block: MarkdownBlock, by marker: FenceMarker, info: InfoString
  ) -> Bool {
    let word = info.words.first?.text ?? ""
    if block.lastLine > block.firstLine {
      for line in (block.firstLine + 1)...block.lastLine {
        guard let inner = FenceMarker(source.lines[line - 1]) else { continue }
        if inner.closes(marker) { return true }
        let isOurs = inner.rest.split(separator: " ").first.map { Self.begins(String($0)) } ?? false
        if isOurs, inner.character == marker.character, inner.length >= marker.length {
          let place = source.range(ofLine: line)
          problems.append(.fenceInsideFence(opened: block.firstLine, marker: marker, at: place))
          return false
        }
      }
    }
    problems.append(.fenceNotClosed(word, marker: marker, at: info.range))
    return false
  }

  private mutating func noteNested(_ marker: FenceMarker, at line: Int) {
    let word = marker.rest.split(separator: " ").first.map(String.init) ?? ""
    guard FenceKind(rawValue: word) != nil else { return }
    problems.append(.nestedFence(word, at: source.range(ofLine: line)))
  }

  // MARK: Kind and id

  private mutating func kind(of info: InfoString) -> (FenceKind, ArraySlice<InfoString.Word>)? {
    guard let first = info.words.first else { return nil }
    if first.text == "swift" {
      guard info.words.count > 1 else { return nil }
      guard let kind = FenceKind(rawValue: "swift " + info.words[1].text) else {
        problems.append(.unknownSwiftRole(info.words[1]))
        return nil
      }
      return (kind, info.words.dropFirst(2))
    }
    if let kind = FenceKind(rawValue: first.text) { return (kind, info.words.dropFirst()) }
    if !FenceKind.plainWords.contains(first.text) || info.words.count > 1 {
      problems.append(.unknownFence(first))
    }
    return nil
  }

  private mutating func identifier(
    of kind: FenceKind, in words: ArraySlice<InfoString.Word>, info: InfoString, isWhole: Bool
  ) -> InfoString.Word? {
    let extra = kind.takesID ? words.dropFirst() : words
    if isWhole, let word = extra.first { problems.append(.strayWord(word, after: kind)) }
    guard kind.takesID else { return nil }
    guard let word = words.first else {
      problems.append(.idMissing(kind, at: info.range))
      return nil
    }
    if word.text.wholeMatch(of: /[a-z][a-z0-9-]*/) == nil { problems.append(.badID(word)) }
    return word
  }

  private mutating func attributes(
    of kind: FenceKind, in info: InfoString
  ) -> [AttributeName: InfoString.Attribute] {
    var found: [AttributeName: InfoString.Attribute] = [:]
    for attribute in info.attributes {
      guard let name = AttributeName(rawValue: attribute.key.text), kind.attributes.contains(name)
      else {
        problems.append(.unknownAttribute(attribute.key, of: kind))
        continue
      }
      if found[name] != nil { problems.append(.attributeRepeated(attribute.key)) }
      if case .list = attribute.value, name != .of, name != .evidence {
        problems.append(.listNotWanted(attribute))
      }
      found[name] = attribute
    }
    return found
  }

  private mutating func noteMissing(_ kind: FenceKind, in info: InfoString) {
    let written = Set(info.attributes.map(\.key.text))
    for name in kind.required where !written.contains(name.rawValue) {
      problems.append(.attributeMissing(name, of: kind, at: info.range))
    }
  }

  // MARK: Words

  /// Whether `word` begins one of our fences, `swift` included.
  static func begins(_ word: String) -> Bool {
    word == "swift" || FenceKind(rawValue: word) != nil
  }

  /// A line of a list or quotation without what makes it one.
  private static func unnested(_ line: String) -> String {
    let start = line.firstIndex { $0 == "`" || $0 == "~" } ?? line.endIndex
    return String(line[start...])
  }
}
