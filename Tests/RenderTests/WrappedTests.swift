import Testing

@testable import Render

@Suite struct WrappedTests {
  @Test func `text breaks between words and hangs`() {
    let text = Styled("a sentence of several words\n", .note).wrapped(to: 12, hanging: 2)
    #expect(text.text == "a sentence\n  of several\n  words\n")
  }

  @Test func `Hangul counts two columns`() {
    #expect(Styled("레이아웃을 한 걸음씩").wrapped(to: 12).text == "레이아웃을\n한 걸음씩")
  }

  @Test func `a word that is too wide stays whole`() {
    #expect(
      Styled("see /a/very/long/path now").wrapped(to: 8).text == "see\n/a/very/long/path\nnow")
  }

  @Test func `an indent leaves empty lines empty`() {
    #expect(Styled("a\n\nb\n").indented(by: 2).text == "  a\n\n  b\n")
  }

  @Test func `a definition's meaning stands beside its term, or below it`() {
    let entries = [(term: Styled(":step"), meaning: Styled("Stop before the next phase."))]
    #expect(definitionText(entries, width: 60).text == "  :step  Stop before the next phase.\n")
    #expect(
      definitionText(entries, width: 30).text == "  :step\n    Stop before the next\n    phase.\n")
  }

  @Test func `a long value is shown part by part, and not without end`() {
    let tree = "▿ 100 elements" + (0..<100).map { "\n  - \($0) : \($0)" }.joined()
    let lines = valueText(
      String(repeating: "1, ", count: 100), type: "[Int]", tree: tree, width: 80
    )
    .text.split(separator: "\n")
    #expect(lines.first == "= ▿ 100 elements  [Int]")
    #expect(lines.last == "  … 41 more lines")
  }
}
