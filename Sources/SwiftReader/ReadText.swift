public import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
public import SwiftSyntax

/// A text after Swift's own parser has read it, its operators bound.
public struct ReadText: Sendable {
  public let tree: SourceFileSyntax
  public let places: SourceLocationConverter
  /// The parser's own errors, with its own words and fix-its.
  public let errors: [SwiftDiagnostics.Diagnostic]
  /// Where the text goes deeper than we can read; the tree is not to be walked then, and was not.
  public let tooDeep: AbsolutePosition?

  /// - Parameter operators: what former inputs declare of operators.
  public init(_ text: String, file: String, operators: String = "") {
    if let offset = Nesting.limit(in: text) {
      tree = Parser.parse(source: "")
      // Lines and columns are those of the text with nothing in it.
      let empty = text.utf8.map { [0x0A, 0x0D].contains($0) ? $0 : UInt8(ascii: " ") }
      let blank = Parser.parse(source: String(decoding: empty, as: UTF8.self))
      places = SourceLocationConverter(fileName: file, tree: blank)
      errors = []
      tooDeep = AbsolutePosition(utf8Offset: offset)
      return
    }
    var parsed = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: file, tree: parsed)
    if let deep = Nesting.limit(in: parsed) {
      (tree, errors, tooDeep) = (parsed, [], deep.positionAfterSkippingLeadingTrivia)
      return
    }
    tooDeep = nil
    var found = ParseDiagnosticsGenerator.diagnostics(for: parsed)
    if !found.isEmpty {
      parsed = ClosureBeginnings.read(parsed)
      found = ParseDiagnosticsGenerator.diagnostics(for: parsed)
    }
    let binding = OperatorBinding(PrecedenceGroups.operators(for: parsed, after: operators))
    tree = binding.rewrite(parsed).as(SourceFileSyntax.self) ?? parsed
    found += binding.errors
    errors = found.filter { $0.diagMessage.severity == .error && !Self.endsOperator($0) }
  }

  /// `prefix operator ++;`: to the compiler the semicolon only ends the declaration.
  private static func endsOperator(_ error: SwiftDiagnostics.Diagnostic) -> Bool {
    error.node.trimmedDescription == ";"
      && error.node.parent?.is(OperatorDeclSyntax.self) == true
  }

  /// What the parser makes of a text, and nothing of one that goes too deep.
  public static func tree(of text: String) -> SourceFileSyntax {
    Parser.parse(source: Nesting.limit(in: text) == nil ? text : "")
  }
}
