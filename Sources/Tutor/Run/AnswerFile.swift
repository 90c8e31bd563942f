import SwiftScript

/// The answers of a scripted run: `ID: answer` lines, indented lines continue, `#` comments.
public nonisolated struct AnswerFile {
  public struct Entry: Hashable, Sendable {
    public var id: String
    public var answer: String
    /// Of the id.
    public var range: SourceRange
  }

  public private(set) var entries: [Entry] = []
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ bytes: [UInt8], file: String) {
    guard let source = LessonSource(bytes: bytes, file: file) else {
      let place = LessonSource.firstInvalidPlace(in: bytes, file: file)
      diagnostics = [.notUTF8(at: place)]
      return
    }
    for (index, line) in source.lines.enumerated() { read(line, number: index + 1, of: source) }
  }

  /// Also says which ids `lesson` does not have.
  public func checked(against lesson: Lesson) -> [Diagnostic] {
    let ids = lesson.questions.map(\.id)
    return diagnostics
      + entries.filter { !ids.contains($0.id) }.map {
        .unknownQuestion(InfoString.Word(text: $0.id, range: $0.range), knowing: ids)
      }
  }

  private mutating func read(_ line: String, number: Int, of source: LessonSource) {
    let text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
    guard let first = text.first, first != "#" else { return }
    guard text.startIndex == line.startIndex else {
      if entries.isEmpty {
        diagnostics.append(.continuesNothing(at: source.range(ofLine: number)))
      } else {
        entries[entries.count - 1].answer += "\n" + text
      }
      return
    }
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
      diagnostics.append(.notAnAnswer(at: source.range(ofLine: number)))
      return
    }
    let id = String(line[..<colon])
    let range = source.range(line: number, bytes: 0..<id.utf8.count)
    if let earlier = entries.first(where: { $0.id == id }) {
      diagnostics.append(.answeredTwice(id, in: earlier.range.start.line, at: range))
      return
    }
    let answer = line[line.utf8.index(after: colon)...].trimmingPrefix { $0 == " " || $0 == "\t" }
    entries.append(Entry(id: id, answer: String(answer), range: range))
  }
}

nonisolated extension Diagnostic {
  fileprivate static func continuesNothing(at range: SourceRange) -> Self {
    Diagnostic(.error, "this indented line continues no answer", at: range)
  }

  fileprivate static func notAnAnswer(at range: SourceRange) -> Self {
    Diagnostic(.error, "expected 'ID: answer'", at: range, notes: ["a comment begins with #"])
  }

  fileprivate static func answeredTwice(_ id: String, in line: Int, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "'\(id)' is answered twice", at: range, notes: ["line \(line) answers it first"])
  }
}
