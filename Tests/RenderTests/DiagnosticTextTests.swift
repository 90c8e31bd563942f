import SwiftScript
import Testing

@testable import Render

struct DiagnosticTextTests {
  /// The range of `part` in `source`, which holds it once.
  private func range(of part: String, in source: String, file: String = "<prompt>") -> SourceRange {
    let start = source.range(of: part)?.lowerBound ?? source.endIndex
    func position(_ index: String.Index) -> SourcePosition {
      let before = source[..<index].utf8
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
      return SourcePosition(line: line, column: column, offset: before.count)
    }
    let end = source.index(start, offsetBy: part.count, limitedBy: source.endIndex)
    return SourceRange(file: file, start: position(start), end: position(end ?? source.endIndex))
  }

  private func text(
    _ source: String, at part: String, severity: Diagnostic.Severity = .error, _ message: String,
    notes: [String] = [], fixIt: String? = nil
  ) -> String {
    let range = range(of: part, in: source)
    let fixIts = fixIt.map { [Diagnostic.FixIt(message: $0, range: range, replacement: "")] } ?? []
    let diagnostic = Diagnostic(severity, message, at: range, notes: notes, fixIts: fixIts)
    return diagnosticText(diagnostic, in: source).text
  }

  @Test func `an error shows its line, its place and its mend`() {
    expectGolden(
      text(
        "let title = UILabel()\n\ntitle.txt = \"Hello\"", at: "txt",
        "value of type 'UILabel' has no member 'txt'", fixIt: "did you mean 'text'?"),
      "diagnostic-error")
  }

  @Test func `Hangul before and in the place takes two columns`() {
    expectGolden(
      text(
        "print(\"한글\", 카드.크기)", at: "카드", "cannot find '카드' in scope",
        notes: ["names are made with let or var"]),
      "diagnostic-hangul")
  }

  @Test func `a text whose lines end as on Windows shows the same`() {
    let (source, message) = ("let a = 1\nprint(b)\nprint(a)\n", "cannot find 'b' in scope")
    let windows = source.replacing("\n", with: "\r\n")

    let shown = text(windows, at: "b)", message)

    #expect(shown == text(source, at: "b)", message))
    #expect(shown.contains("2 │ print(b)\n"))
  }

  @Test func `a tab stays a tab`() {
    expectGolden(
      text("if true {\n\t\tfoo()\n}", at: "foo", "cannot find 'foo' in scope"), "diagnostic-tab")
  }

  @Test func `a range over several lines is marked to the end of its first`() {
    expectGolden(
      text(
        "let a = [\n  1,\n  \"b\"\n]", at: "[\n  1,\n  \"b\"\n]", severity: .warning,
        "heterogeneous collection"),
      "diagnostic-several-lines")
  }

  @Test func `a place at the end of the text is a point`() {
    expectGolden(text("let a =", at: "@", "expected initial value after '='"), "diagnostic-end")
  }

  @Test func `what LayoutLab does not run yet is not dressed as Swift's error`() {
    expectGolden(
      text(
        "import SwiftUI", at: "SwiftUI", severity: .unsupported,
        "SwiftUI is not modelled yet"),
      "diagnostic-unsupported")
  }

  @Test func `a sentence about LayoutLab names it once`() {
    expectGolden(
      text(
        "let all = [abs, { -$0 }]", at: "abs", severity: .unsupported,
        "LayoutLab cannot type this yet"),
      "diagnostic-untyped")
  }

  @Test func `without the source the place still stands there`() {
    let diagnostic = Diagnostic(
      .error, "too many", at: range(of: "b", in: "a\nb", file: "App.swift"))
    #expect(diagnosticText(diagnostic, in: nil).text == "App.swift:2:1: error: too many\n")
    #expect(diagnosticText(diagnostic, in: "").text == "App.swift:2:1: error: too many\n")
  }

  @Test func `several come in the order of their places`() {
    let source = "a\nb"
    let both = ["b", "a"].map { Diagnostic(.error, "no \($0)", at: range(of: $0, in: source)) }
    #expect(
      diagnosticText(both, in: nil).text == "<prompt>:1:1: error: no a\n<prompt>:2:1: error: no b\n"
    )
  }
}
