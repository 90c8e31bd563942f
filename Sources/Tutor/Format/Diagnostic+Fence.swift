import SwiftScript

/// What can be wrong with a fence or its info string.
nonisolated extension Diagnostic {
  static func fenceNotClosed(_ word: String, marker: FenceMarker, at range: SourceRange) -> Self {
    let fence = String(repeating: marker.character, count: marker.length)
    return Diagnostic(
      .error, "this '\(fence)\(word)' fence is never closed", at: range,
      notes: ["end it with a line that holds only \(fence)"])
  }

  static func fenceInsideFence(
    opened line: Int, marker: FenceMarker, at range: SourceRange
  ) -> Self {
    let fence = String(repeating: marker.character, count: marker.length)
    var before = range
    before.end = before.start
    return Diagnostic(
      .error, "the fence opened in line \(line) is not closed before this one begins", at: range,
      fixIts: [
        FixIt(
          message: "end it with a line that holds only \(fence)", range: before,
          replacement: fence + "\n\n")
      ])
  }

  static func nestedFence(_ word: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "a '\(word)' fence cannot stand in a list or quotation", at: range,
      notes: ["begin its line with the backticks"])
  }

  static func backtickInInfoString(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "a backtick cannot stand in a fence's first line: Markdown then sees no fence",
      at: range,
      notes: ["put code that needs one into a 'swift after ID' or 'swift during ID' block"])
  }

  static func unknownFence(_ word: InfoString.Word) -> Self {
    misspelled(
      "unknown fence '\(word.text)'", word,
      among: FenceKind.allCases.map(\.rawValue).filter { !$0.contains(" ") }
        + FenceKind.plainWords.filter { !$0.isEmpty })
  }

  static func unknownSwiftRole(_ word: InfoString.Word) -> Self {
    misspelled(
      "unknown kind of swift fence '\(word.text)'", word,
      among: FenceKind.allCases.compactMap {
        $0.rawValue.hasPrefix("swift ") ? String($0.rawValue.dropFirst(6)) : nil
      })
  }

  static func idMissing(_ kind: FenceKind, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "'\(kind.rawValue)' needs an id", at: range,
      notes: ["write it behind the kind: '\(kind.rawValue) size-before'"])
  }

  static func badID(_ word: InfoString.Word) -> Self {
    Diagnostic(
      .error, "'\(word.text)' cannot be an id", at: word.range,
      notes: ["an id is made of small letters, digits and hyphens, and begins with a letter"])
  }

  static func strayWord(_ word: InfoString.Word, after kind: FenceKind) -> Self {
    let names = kind.attributes.map(\.rawValue).joined(separator: ", ")
    return Diagnostic(
      .error, "unexpected '\(word.text)'", at: word.range,
      notes: [
        names.isEmpty
          ? "nothing more is needed behind '\(kind.rawValue)'"
          : "'\(kind.rawValue)' takes \(names), each as key=\"value\""
      ])
  }

  static func wordAfterAttributes(_ word: InfoString.Word) -> Self {
    Diagnostic(
      .error, "expected key=\"value\" instead of '\(word.text)'", at: word.range,
      notes: ["a value with spaces in it stands in quotes"])
  }

  static func strayCharacter(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "expected a key before '='", at: range, notes: ["write key=\"value\" without spaces"])
  }

  static func valueMissing(for key: InfoString.Word) -> Self {
    Diagnostic(
      .error, "expected a value behind '\(key.text)='", at: key.range,
      notes: ["write \(key.text)=\"value\" without spaces around '='"])
  }

  static func listNotClosed(at range: SourceRange) -> Self {
    Diagnostic(.error, "expected ']' at the end of the list", at: range, notes: ["write [a, b]"])
  }

  static func badLiteral(_ problem: SwiftLiteral.Problem, at range: SourceRange) -> Self {
    switch problem {
    case .notClosed:
      Diagnostic(
        .error, "unterminated string literal", at: range,
        notes: ["end it with '\"' in the same line"])
    case .unknownEscape(let name, _):
      Diagnostic(
        .error, "invalid escape sequence '\(name)' in literal", at: range,
        notes: ["in #\"…\"# a backslash stands for itself"])
    case .interpolation:
      Diagnostic(.error, "a lesson's values are fixed text: nothing is interpolated", at: range)
    case .textAfterQuote:
      Diagnostic(
        .error, "unexpected text behind the closing quote", at: range,
        notes: ["a quote inside the value is written \\\", or the value as #\"…\"#"])
    }
  }

  static func unknownAttribute(_ key: InfoString.Word, of kind: FenceKind) -> Self {
    let names = kind.attributes.map(\.rawValue)
    guard !names.isEmpty else {
      return Diagnostic(.error, "'\(kind.rawValue)' takes no attributes", at: key.range)
    }
    return misspelled("'\(kind.rawValue)' has no attribute '\(key.text)'", key, among: names)
  }

  static func attributeMissing(
    _ name: AttributeName, of kind: FenceKind, at range: SourceRange
  ) -> Self {
    let example =
      switch name {
      case .ask where kind == .order: #"ask="callbacks""#
      case .ask where kind == .count: #"ask="card.layoutSubviews""#
      case .ask: #"ask="card.bounds""#
      case .of: "of=[view.layoutSubviews, card.layoutSubviews]"
      case .by: "by=setNeedsLayoutIsImmediate"
      case .after, .as, .best, .distractors, .during, .evidence, .pin, .vary:
        "\(name.rawValue)=\"…\""
      }
    return Diagnostic(
      .error, "'\(kind.rawValue)' needs '\(name.rawValue)'", at: range, notes: ["add \(example)"])
  }

  static func attributeRepeated(_ key: InfoString.Word) -> Self {
    Diagnostic(.error, "'\(key.text)' is given twice", at: key.range)
  }

  static func listNotWanted(_ attribute: InfoString.Attribute) -> Self {
    Diagnostic(
      .error, "'\(attribute.key.text)' takes one value, not a list", at: attribute.range,
      notes: ["write \(attribute.key.text)=\"…\""])
  }

  /// A word that is not among `candidates`, but perhaps spelled nearly so.
  static func misspelled(
    _ message: String, _ word: InfoString.Word, among candidates: [String]
  ) -> Self {
    guard let nearest = Spelling.nearest(to: word.text, among: candidates) else {
      return Diagnostic(
        .error, message, at: word.range, notes: ["there are: \(candidates.joined(separator: ", "))"]
      )
    }
    return Diagnostic(
      .error, message, at: word.range,
      fixIts: [
        FixIt(message: "did you mean '\(nearest)'?", range: word.range, replacement: nearest)
      ])
  }
}
