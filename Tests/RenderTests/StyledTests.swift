import Testing

@testable import Render

@Suite struct StyledTests {
  @Test func `a long text keeps its first and last lines and counts the rest`() {
    var text = Styled()
    for number in 1...10 { text.append("\(number)\n", number.isMultiple(of: 2) ? .plain : .quiet) }
    let short = text.shortened(head: 2, tail: 1) { Styled("… \($0) more\n", .note) }
    #expect(short.text == "1\n2\n… 7 more\n10\n")
  }

  @Test func `a short text stays as it is`() {
    let text = Styled("one\ntwo\nthree")
    #expect(text.shortened(head: 1, tail: 1) { _ in Styled("never") } == text)
  }
}
