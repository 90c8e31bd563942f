import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftReader
import SwiftSyntax

/// A text after Swift's own parser has read it.
struct ParsedSource {
  let tree: SourceFileSyntax
  let places: SourceLocationConverter
  /// The parser's own errors, with its own words and fix-its.
  let diagnostics: [Diagnostic]

  /// - Parameter operators: what former inputs declare of operators.
  init(_ text: String, file: String, operators: String = "") {
    self.init(ReadText(text, file: file, operators: operators), file: file)
  }

  private init(_ text: ReadText, file: String) {
    tree = text.tree
    places = text.places
    if let place = text.tooDeep {
      diagnostics = [Self.tooDeep(at: text.places.location(for: place), file)]
    } else {
      var words = CompilerWords(text.tree)
      var all: [Diagnostic] = []
      for error in text.errors {
        for said in words.texts(error.message, at: error.position) {
          let next = words.next(error.position)
          let moved =
            switch said.place {
            case .own: nil as AbsolutePosition?
            case .next: next?.positionAfterSkippingLeadingTrivia
            case .behind:
              next?.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
            case .statement:
              words.statement(before: error.position)?.positionAfterSkippingLeadingTrivia
            }
          var one = Self.convert(error, said.text, moved, text.places, file)
          if said.place == .statement { one.fixIts = [Self.repeating(from: one.range.start, file)] }
          all.append(one)
        }
      }
      diagnostics = all
    }
  }

  /// `repeat` for the `do` of other languages' loops.
  private static func repeating(from start: SourcePosition, _ file: String) -> Diagnostic.FixIt {
    let end = SourcePosition(
      line: start.line, column: start.column + 2, offset: start.offset + 2)
    return Diagnostic.FixIt(
      message: "use 'repeat-while' instead",
      range: SourceRange(file: file, start: start, end: end), replacement: "repeat")
  }

  private static func tooDeep(at place: SourceLocation, _ file: String) -> Diagnostic {
    let start = SourcePosition(line: place.line, column: place.column, offset: place.offset)
    return Diagnostic(
      .unsupported, "code that is nested as deeply as this is not supported yet",
      at: SourceRange(file: file, start: start, end: start))
  }

  /// Reads a text; a long one can be interrupted meanwhile.
  ///
  /// - Parameter isWanted: asked now and then.
  /// - Returns: `nil` once it is not wanted any more.
  static func read(
    _ text: String, file: String, operators: String, isWanted: () -> Bool
  ) -> ParsedSource? {
    guard text.utf8.count > longText else {
      return ParsedSource(text, file: file, operators: operators)
    }
    return ReadText.read(text, file: file, operators: operators, while: isWanted)
      .map { ParsedSource($0, file: file) }
  }

  private static let longText = 1 << 15

  private static func convert(
    _ diagnostic: SwiftDiagnostics.Diagnostic, _ text: String, _ moved: AbsolutePosition?,
    _ places: SourceLocationConverter, _ file: String
  ) -> Diagnostic {
    let start = moved.map { places.location(for: $0) } ?? diagnostic.location(converter: places)
    let position = SourcePosition(line: start.line, column: start.column, offset: start.offset)
    let end = places.location(for: diagnostic.node.endPositionBeforeTrailingTrivia)
    var endPosition = SourcePosition(line: end.line, column: end.column, offset: end.offset)
    if endPosition.offset < position.offset || endPosition.line != position.line {
      endPosition = position
    }
    return Diagnostic(
      .error, text,
      at: SourceRange(file: file, start: position, end: endPosition),
      notes: diagnostic.notes.map { note in
        let place = note.location(converter: places)
        return place.offset == start.offset
          ? note.message : "\(note.message) at \(place.line):\(place.column)"
      },
      fixIts: diagnostic.fixIts.compactMap { convert($0, places, file) })
  }

  private static func convert(
    _ fixIt: SwiftDiagnostics.FixIt, _ places: SourceLocationConverter, _ file: String
  ) -> Diagnostic.FixIt? {
    let edits = fixIt.edits.map { edit in
      let start = places.location(for: edit.range.lowerBound)
      let end = places.location(for: edit.range.upperBound)
      return Diagnostic.Edit(
        SourceRange(
          file: file,
          start: SourcePosition(line: start.line, column: start.column, offset: start.offset),
          end: SourcePosition(line: end.line, column: end.column, offset: end.offset)),
        edit.replacement)
    }
    guard let first = edits.first else { return nil }
    return Diagnostic.FixIt(
      message: fixIt.message.message, range: first.range, replacement: first.replacement,
      others: Array(edits.dropFirst()))
  }

  /// Whether the text stops inside a bracket, a string or a block, so that more is to come.
  static func isIncomplete(_ text: String) -> Bool {
    let tree = ReadText.tree(of: text)
    guard tree.hasError else { return false }
    // Empty lines and comments at the end do not make an open block whole.
    let last = tree.endOfFileToken.previousToken(viewMode: .sourceAccurate)
    let end = last?.endPositionBeforeTrailingTrivia ?? tree.endOfFileToken.position
    let words = CompilerWords(tree)
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree) {
      // The loop of other languages is whole, and no body comes after its condition.
      if words.isLoopOfDo(diagnostic.message, at: diagnostic.position) { return false }
      let isAtEnd = diagnostic.position >= end
      let isMissing =
        diagnostic.message.hasPrefix("expected") || diagnostic.message.contains("unterminated")
      if isAtEnd, isMissing { return true }
      if diagnostic.message.hasPrefix("unterminated") {
        return diagnostic.message.contains("comment") || text.contains("\"\"\"")
      }
    }
    return false
  }
}
