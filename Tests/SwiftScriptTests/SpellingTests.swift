import Testing

@testable import SwiftScript

@Suite struct SpellingTests {
  @Test func `a swap, a slip or another case is near`() {
    #expect(Spelling.nearest(to: "frmae", among: ["bounds", "frame"]) == "frame")
    #expect(Spelling.nearest(to: "Bonds", among: ["bounds", "frame"]) == "bounds")
    #expect(Spelling.nearest(to: "setneedslayout", among: ["setNeedsLayout"]) == "setNeedsLayout")
  }

  @Test func `swapped letters are a swap rather than a letter too many`() {
    #expect(Spelling.nearest(to: "trun", among: ["run", "turn"]) == "turn")
  }

  @Test func `a word that is only long is near to nothing`() {
    #expect(Spelling.nearest(to: "abcdefghijkl", among: ["z", "zzzzzzzzzzzzzzzzzzzzzz"]) == nil)
    #expect(Spelling.nearest(to: "", among: ["frame"]) == nil)
    #expect(Spelling.nearest(to: "frame", among: []) == nil)
  }

  @Test
  func `a name is not near to itself, and of two that are as near the first by name is meant`() {
    #expect(Spelling.nearest(to: "a", among: ["a", "c", "b"]) == "b")
  }
}
