import Testing

@testable import Terminal

struct CompletionTests {
  private func completion(of word: String, _ names: String...) -> Completion {
    Completion(of: word, candidates: names.map { .init($0) })
  }

  @Test func `what all names share is added`() {
    let edit = completion(of: "set", "setNeedsLayout", "setNeedsDisplay").edit
    #expect(edit == .init(erased: 0, text: "Needs"))
    #expect(completion(of: ":tra", ":trace").edit == .init(erased: 0, text: "ce"))
  }

  @Test func `where names part, and where one is whole, there is nothing to add`() {
    #expect(completion(of: ":tr", ":trace", ":tree").edit == nil)
    #expect(completion(of: "frame", "frame").edit == nil)
    #expect(completion(of: "x").edit == nil)
  }

  @Test func `the only candidate brings what follows it`() {
    let one = Completion(of: "add", candidates: [.init("addSubview", insertion: "addSubview(")])
    #expect(one.edit == .init(erased: 0, text: "Subview("))
    // Overloads are one way to go on.
    let two = Completion(
      of: "f", candidates: [.init("f", insertion: "f("), .init("f", insertion: "f(")])
    #expect(two.edit == .init(erased: 0, text: "("))
  }

  @Test func `a word in other letters is replaced`() {
    #expect(completion(of: "uilab", "UILabel").edit == .init(erased: 5, text: "UILabel"))
    #expect(
      completion(of: "uil", "UILabel", "UILayoutGuide").edit == .init(erased: 3, text: "UILa"))
    #expect(completion(of: "uiv", "UIView", "window").edit == nil)
  }

  @Test func `a dot before the word may be replaced too`() {
    let chained = Completion(
      of: "lay", candidates: [.init("layout", insertion: "?.layout()", back: 1)])
    #expect(chained.edit == .init(erased: 4, text: "?.layout()"))
  }
}
