import Testing

@testable import Terminal

struct CompletionTests {
  @Test func `what all names share is added`() {
    let completion = Completion(of: "set", from: ["setNeedsLayout", "setNeedsDisplay", "frame"])
    #expect(completion.names == ["setNeedsDisplay", "setNeedsLayout"])
    #expect(completion.addition == "Needs")
  }

  @Test func `a single name is completed, a whole one has nothing to add`() {
    #expect(Completion(of: ":tr", from: [":trace", ":tree"]).addition == nil)
    #expect(Completion(of: ":tra", from: [":trace", ":tree"]).addition == "ce")
    #expect(Completion(of: "frame", from: ["frame"]).addition == nil)
  }

  @Test func `without names there is nothing to add`() {
    #expect(Completion(of: "x", from: ["a", "b"]).addition == nil)
  }

  @Test func `names are listed in columns, downwards, within the width`() {
    let list = Completion(of: "", from: ["a", "bb", "c", "dd", "e"]).list(width: 10)
    #expect(list == "a   dd\nbb  e\nc\n")
    #expect(Completion(of: "", from: ["long name", "b"]).list(width: 4) == "b\nlong name\n")
  }
}
