import Testing
import Words

@testable import REPL

/// What `:pin` makes of its little language, without an app.
struct PinTests {
  private let parser = PinParser { text in
    ["card", "view", "list.first!", "view.safeAreaLayoutGuide", "card.layoutMarginsGuide"]
      .contains(text)
  }

  private func swift(_ text: String) throws -> String {
    Pin.swift(try parser.pins(text), frameViews: [])
  }

  @Test(arguments: [
    (
      "card.top = view.top + 24",
      "card.topAnchor.constraint(equalTo: view.topAnchor, constant: 24).isActive = true"
    ),
    (
      "card.bottom == view.bottom - 8",
      "card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).isActive = true"
    ),
    (
      "card.top = view.safe.top",
      "card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"
    ),
    (
      "card.width = 0.5 * view.width + 8",
      "card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 8).isActive = true"
    ),
    (
      "card.width = view.height / 2",
      "card.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / 2).isActive = true"
    ),
    (
      "card.width<=300",
      "card.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true"
    ),
    (
      "card.leading ≥ 16 + view.leading",
      "card.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 16).isActive = true"
    ),
    (
      "list.first!.width = padding * 2 - inset",
      "list.first!.widthAnchor.constraint(equalToConstant: padding * 2 - inset).isActive = true"
    ),
    (
      "card.top = view - max(1, 2)",
      "card.topAnchor.constraint(equalTo: view.topAnchor, constant: -(max(1, 2))).isActive = true"
    ),
  ])
  func `one relation is one line`(text: String, expected: String) throws {
    #expect(try swift(text) == expected)
  }

  @Test func `edges go in from every side`() throws {
    #expect(
      try swift("card.edges = view.edges + 16") == """
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
          card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        """)
  }

  @Test func `several relations are activated together, priorities are set before`() throws {
    #expect(
      try swift("card.center = view.center, card.width = 100 @750, card.width >= 80 @ 20") == """
        let cardWidth = card.widthAnchor.constraint(equalToConstant: 100)
        cardWidth.priority = .defaultHigh
        let cardWidth2 = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
        cardWidth2.priority = UILayoutPriority(20)
        NSLayoutConstraint.activate([
          card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          cardWidth,
          cardWidth2,
        ])
        """)
  }

  @Test func `a place with a multiplier is spelled out`() throws {
    #expect(
      try swift("card.top = 0.5 * view.bottom") == """
        NSLayoutConstraint(
          item: card, attribute: .top, relatedBy: .equal,
          toItem: view, attribute: .bottom, multiplier: 0.5, constant: 0).isActive = true
        """)
  }

  @Test(arguments: [
    ("", "a relation is missing"),
    ("card.top", "relates nothing"),
    ("card.top =", "nothing stands after the relation"),
    ("card = view", "names no side: write card.top"),
    ("card.tpo = view.top", "did you mean 'top'?"),
    ("crad.top = view.top", "'crad' is no view and no layout guide"),
    ("card.top = 24", "'top' is a place and needs something to measure from"),
    ("card.top = view.leading", "'leading' is horizontal and 'top' vertical"),
    ("card.width = view.top", "'width' is a length and 'top' a place"),
    ("card.top = view.top + card.top", "not three"),
    ("card.top = -view.top", "negative multiplier"),
    ("card.width = 100 / view.width", "can't be divided"),
    ("card.edges = view.center", "can't be related"),
    ("card.edges <= view.edges", "edges can only be ="),
    ("card.width = 100 @2000", "a priority is 1 to 1000"),
  ])
  func `what can't be is explained`(text: String, expected: String) {
    let error = #expect(throws: PinError.self) { try swift(text) }
    let message = error?.message.text(.english) ?? ""
    #expect(message.contains(expected), "\(message)")
  }
}
