import SwiftParser
import SwiftSyntax

/// Trees of the library's own texts, which never change.
///
/// A process that makes many interpreters reads each text twice at most; one that makes a single
/// interpreter keeps no tree for another.
enum LibraryTexts {
  private static var read: Set<Int> = []
  private static var trees: [String: SourceFileSyntax] = [:]
  private static var parsed: [String: ParsedSource] = [:]

  /// The rows of a binding, as they stand.
  static func tree(_ text: String) -> SourceFileSyntax {
    if let tree = trees[text] { return tree }
    let tree = Parser.parse(source: text)
    if isAgain(text) { trees[text] = tree }
    return tree
  }

  /// A part of the prelude, its operators folded.
  static func source(_ text: String) -> ParsedSource {
    if let source = parsed[text] { return source }
    let source = ParsedSource(text, file: "<library>")
    if isAgain(text) { parsed[text] = source }
    return source
  }

  private static func isAgain(_ text: String) -> Bool { !read.insert(text.hashValue).inserted }
}
