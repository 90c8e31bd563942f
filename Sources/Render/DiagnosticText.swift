import SwiftScript
import Words

/// A diagnostic as a learner reads it: what, the line with the place marked, and what to do.
///
/// ```
/// <prompt>:3:7: error: value of type 'UILabel' has no member 'txt'
///   3 │ title.txt = "Hello"
///     │       ~~~ did you mean 'text'?
/// ```
///
/// - Parameter source: the text that the range speaks of; without it only the message is shown.
public nonisolated func diagnosticText(_ diagnostic: Diagnostic, in source: String?) -> Styled {
  diagnosticText(diagnostic, source.map(SourceLines.init))
}

/// All of them, in the order of their places.
public nonisolated func diagnosticText(_ diagnostics: [Diagnostic], in source: String?) -> Styled {
  let lines = source.map(SourceLines.init)
  return diagnostics.sorted { $0.range.start.offset < $1.range.start.offset }
    .map { diagnosticText($0, lines) }
    .joined()
}

private nonisolated func diagnosticText(_ diagnostic: Diagnostic, _ lines: SourceLines?) -> Styled {
  let start = diagnostic.range.start
  var text: Styled = "\(place(diagnostic.range), .quiet) "
  // Some sentences are about us, and name us.
  if !diagnostic.message.hasPrefix("LayoutLab ") { text += "\(label(diagnostic.severity)) " }
  text.append(diagnostic.message + "\n", .emphasis)

  // A fix-it that a note has said already is not said twice.
  let fixes = diagnostic.fixIts.filter { fix in
    !diagnostic.notes.contains { $0.contains("'\(fix.replacement)'") }
  }
  var remarks = fixes.map(\.message) + diagnostic.notes
  let line = lines?.line(start.line)
  if let line, Voice.current.isPlain {
    text += spokenExcerpt(line, of: diagnostic.range)
  } else if let line {
    text += excerpt(
      line, of: diagnostic.range, remark: remarks.isEmpty ? nil : remarks.removeFirst())
  }
  for remark in remarks { text += "\("note:", .note) \(remark)\n" }
  return text
}

/// `file:line:column:`, as swiftc writes it, so that editors find it.
private nonisolated func place(_ range: SourceRange) -> String {
  "\(range.file):\(range.start.line):\(range.start.column):"
}

private nonisolated func label(_ severity: Diagnostic.Severity) -> Styled {
  switch severity {
  case .error: Styled("error:", .error)
  case .warning: Styled("warning:", .warning)
  case .unsupported: Styled("LayoutLab:", .warning)
  }
}

/// The line with its number, and under it the range with what there is to say.
private nonisolated func excerpt(_ line: String, of range: SourceRange, remark: String?) -> Styled {
  let number = "\(range.start.line)"
  let margin = String(repeating: " ", count: number.count)
  let before = line.prefix(utf8Count: range.start.column - 1)
  let isOneLine = range.end.line == range.start.line && range.end.column > range.start.column
  let marked = line.prefix(utf8Count: (isOneLine ? range.end.column : line.utf8.count + 1) - 1)

  // Tabs stay tabs under the line, so that the marks stand where the terminal puts the text.
  let indent = String(
    before.flatMap { $0 == "\t" ? "\t" : String(repeating: " ", count: String($0).displayWidth) })
  let width = marked.displayWidth - before.displayWidth
  let isPoint = range.start == range.end
  let underline = isPoint ? "^" : String(repeating: "~", count: max(1, width))

  var text: Styled = "  \("\(number) │", .quiet) \(line)\n"
  text += "  \("\(margin) │", .quiet) \(indent)\(underline, .error)"
  if let remark { text += " \(remark, .note)" }
  return text + "\n"
}

/// The line, and then the part of it that the mark would stand under.
private nonisolated func spokenExcerpt(_ line: String, of range: SourceRange) -> Styled {
  let isOneLine = range.end.line == range.start.line && range.end.column > range.start.column
  let end = isOneLine ? range.end.column : line.utf8.count + 1
  let before = line.prefix(utf8Count: range.start.column - 1)
  let marked = line.prefix(utf8Count: end - 1).dropFirst(before.count)
  return "\(Phrase.excerpt(range.start.line, line, marked: String(marked)))\n"
}

nonisolated extension String {
  fileprivate func prefix(utf8Count count: Int) -> String {
    String(decoding: utf8.prefix(max(0, count)), as: UTF8.self)
  }
}
