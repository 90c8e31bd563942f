import Testing

@testable import UIKitEngine

struct ConstraintFittingTests {
  /// A card around content of 295×51, 8 points from its sides and 6 from top and bottom.
  private func card() -> UIView {
    let card = UIView()
    let label = card.with(SizedView(295, 51))
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
    ])
    return card
  }

  /// Evidence: A-056.
  @Test func `a required width is taken, the height follows the content`() {
    _ = ConstraintWorld()
    let size = card().systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 320, height: 63))
  }

  /// Evidence: A-058.
  @Test(arguments: [
    (Float(750), CGSize(width: 320, height: 90)), (Float(250), CGSize(width: 311, height: 63)),
  ])
  func `a target competes with hugging`(priority: Float, expected: CGSize) {
    _ = ConstraintWorld()
    let size = card().systemLayoutSizeFitting(
      CGSize(width: 320, height: 90), withHorizontalFittingPriority: UILayoutPriority(priority),
      verticalFittingPriority: UILayoutPriority(priority))

    #expect(size == expected)
  }

  /// Evidence: A-059.
  @Test func `asking changes nothing`() {
    _ = ConstraintWorld()
    let card = card()
    let held = card.autoLayout.held

    _ = card.systemLayoutSizeFitting(.zero)

    #expect(card.frame == .zero)
    #expect(card.subviews[0].frame == .zero)
    #expect(card.autoLayout.held == held)
    #expect(card.autoLayout.system == nil)
  }
}
