import SwiftScript

@testable import Tutor

/// Five lines; a lesson's body starts in line 7.
let frontMatter = "---\nformat: 1\nid: lesson\ntitle: A lesson\n---\n\n"

/// The lesson with `body` below good front matter.
func parse(_ body: String, file: String = "lesson.md") -> ParsedLesson {
  LessonParser.parse(Array((frontMatter + body).utf8), file: file)
}

/// A diagnostic as a golden line: place, message, notes.
func golden(_ diagnostic: Diagnostic) -> String {
  let start = diagnostic.range.start
  let notes = diagnostic.notes.map { " | \($0)" }.joined()
  let fixIts = diagnostic.fixIts.map { " | \($0.message) [\($0.replacement.debugDescription)]" }
    .joined()
  return "\(start.line):\(start.column): \(diagnostic.message)\(notes)\(fixIts)"
}
