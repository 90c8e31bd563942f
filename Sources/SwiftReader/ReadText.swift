import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
public import SwiftSyntax

/// A text after Swift's own parser has read it, its operators bound.
public struct ReadText: Sendable {
  public let tree: SourceFileSyntax
  public let places: SourceLocationConverter
  /// The parser's own errors, with its own words and fix-its.
  public let errors: [SwiftDiagnostics.Diagnostic]

  public init(_ text: String, file: String) {
    let parsed = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: file, tree: parsed)
    var found = ParseDiagnosticsGenerator.diagnostics(for: parsed)
    let folded = PrecedenceGroups.operators(for: parsed).foldAll(parsed) { error in
      found.append(error.asDiagnostic)
    }
    tree = folded.as(SourceFileSyntax.self) ?? parsed
    errors = found.filter { $0.diagMessage.severity == .error }
  }
}
