import SwiftParser
import SwiftSyntax

extension Interpreter {
  /// The top-level statements of `source` as they are written, without the comments around them.
  public static func statements(in source: String) -> [String] {
    Parser.parse(source: source).statements.map(\.trimmedDescription)
  }
}
