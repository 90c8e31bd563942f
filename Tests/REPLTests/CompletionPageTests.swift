import Testing

@testable import REPL

struct CompletionPageTests {
  @Test func `entries stand in columns, read downwards, within the width`() {
    let page = CompletionPage(entries: ["a", "bb", "c", "dd", "e"])
    #expect(page.text(0, width: 10, height: 24).text == "a   c   e\nbb  dd\n")
  }

  @Test func `Hangul takes two columns of the terminal`() {
    let page = CompletionPage(entries: ["한글: Int", "abcd: Int", "가: Int", "b: Int"])
    #expect(page.text(0, width: 24, height: 24).text == "한글: Int  가: Int\nabcd: Int  b: Int\n")
  }

  @Test func `what is wider than the terminal is cut`() {
    let page = CompletionPage(entries: ["convert(_ point: CGPoint)", "b"])
    #expect(page.text(0, width: 12, height: 24).text == "convert(_ …\nb\n")
  }

  @Test func `a long list comes in pages, and begins again`() {
    let page = CompletionPage(entries: (1...10).map { "entry \($0)" })
    let first = page.text(0, width: 12, height: 8).text
    #expect(first == "entry 1\nentry 2\nentry 3\nentry 4\n… 6 more: Tab again\n")
    #expect(
      page.text(2, width: 12, height: 8).text == "entry 9\nentry 10\nthe end: Tab begins again\n")
    #expect(page.text(3, width: 12, height: 8).text == first)
  }

  @Test func `the forms of the call stand above`() {
    let page = CompletionPage(calls: ["f(a: Int)"], entries: ["a: Int"])
    #expect(page.text(0, width: 20, height: 24).text == "f(a: Int)\na: Int\n")
  }
}
