import SwiftParser
import SwiftSyntax

/// Trees of the library's own texts, which never change.
///
/// A process that makes many libraries reads each text once more for them all; the first one, which
/// is mostly the only one, keeps no tree for another and looks nothing up.
enum LibraryTexts {
  private static var libraries = 0
  private static var trees: [String: SourceFileSyntax] = [:]
  private static var parsed: [String: ParsedSource] = [:]

  /// Another library is made.
  static func open() { libraries += 1 }

  /// The rows of a binding, as they stand.
  static func tree(_ text: String) -> SourceFileSyntax {
    kept(text, in: &trees) { Parser.parse(source: text) }
  }

  /// A part of the prelude, its operators folded.
  static func source(_ text: String) -> ParsedSource {
    kept(text, in: &parsed) { ParsedSource(text, file: "<library>") }
  }

  private static func kept<Tree>(
    _ text: String, in trees: inout [String: Tree], _ read: () -> Tree
  ) -> Tree {
    guard libraries > 1 else { return read() }
    if let tree = trees[text] { return tree }
    let tree = read()
    trees[text] = tree
    return tree
  }
}
