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

  @Test func `a target without end is no trouble`() {
    _ = ConstraintWorld()
    let card = card()
    card.heightAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive =
      true

    let size = card.systemLayoutSizeFitting(
      CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 320, height: 63))
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

/// Labels in constraints.
struct ConstraintTextTests {
  /// Evidence: A-060.
  @Test func `a label of several lines is as high as its text needs at its width`() {
    let world = ConstraintWorld()
    let container = world.container()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "The quick brown fox jumps over the lazy dog, again and again and again"
    container.with(label)
    let trailing = label.trailingAnchor.constraint(equalTo: container.trailingAnchor)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor), trailing,
    ])
    container.layoutIfNeeded()
    let high = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(label.frame.size == CGSize(width: 300, height: high))

    trailing.constant = -150
    container.layoutIfNeeded()

    let higher = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(label.frame.size == CGSize(width: 150, height: higher))
    #expect(higher > high)
  }

  /// Evidence: A-077.
  @Test func `a label's text stands in its constraints' descriptions`() {
    let world = ConstraintWorld()
    let label = UILabel()
    label.text = "A text of more than 24 characters"
    world.window.with(label)
    let leading = label.leadingAnchor.constraint(equalTo: world.window.leadingAnchor, constant: 15)
    leading.isActive = true

    let name = "UILabel:\(label.identity.address)'A text of more than 24 c...'"
    #expect(
      leading.description
        == "<NSLayoutConstraint:\(leading.identity.address) H:|-(15)-[\(name)](LTR)   "
        + "(active, names: '|':UIWindow:\(world.window.identity.address) )>")
  }

  @Test func `baselines of labels of different sizes meet`() {
    let world = ConstraintWorld()
    let container = world.container()
    let small = UILabel()
    let large = UILabel()
    large.font = .systemFont(ofSize: 40)
    (small.text, large.text) = ("a", "b")
    container.with(small)
    container.with(large)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: container.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])

    container.layoutIfNeeded()

    let gap = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - large.frame.minY - gap) <= 0.17)
  }
}
