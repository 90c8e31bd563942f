import SwiftScript

/// A Swift condition of a goal, and what it is called in the lesson's language.
public nonisolated struct Condition: Hashable, Sendable {
  /// The comment behind it, or the code itself; Markdown.
  public var name: String
  public var code: LessonCode

  /// One line of a goal: `card.frame.minY == 300  // the card stands at 300`.
  init?(line: Substring, at range: SourceRange) {
    let (swift, comment) = Self.parts(of: line)
    guard !swift.isEmpty else { return nil }
    code = LessonCode(text: swift, range: range)
    name = comment.isEmpty ? "`\(swift)`" : comment
  }

  /// What stands before and behind `//`, which in a string is no comment.
  static func parts(of line: Substring) -> (swift: String, comment: String) {
    var isInString = false
    var previous: Character?
    for index in line.indices {
      let character = line[index]
      if character == "\"", previous != "\\" { isInString.toggle() }
      if !isInString, line[index...].hasPrefix("//") {
        return (trimmed(line[..<index]), trimmed(line[index...].dropFirst(2)))
      }
      previous = character
    }
    return (trimmed(line), "")
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
