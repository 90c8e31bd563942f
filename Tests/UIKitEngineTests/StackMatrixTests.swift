import Testing

@testable import UIKitEngine

/// The 240 configurations in which open re-implementations compare themselves with UIKit's.
///
/// Evidence: A-157. The sets themselves are in scenarios, case by case (A-113 to A-146); here they
/// are held to depend on the configuration alone, and to come to a layout without contradiction.
struct StackMatrixTests {
  /// Two axes, six alignments, five distributions, baselines or edges, no space or 20 points.
  private struct Configuration {
    var axis: NSLayoutConstraint.Axis
    var alignment: UIStackView.Alignment
    var distribution: UIStackView.Distribution
    var countsFromBaselines: Bool
    var spacing: CGFloat

    static let all: [Configuration] = NSLayoutConstraint.Axis.both.flatMap { axis in
      (0..<6).flatMap { alignment in
        (0..<5).flatMap { distribution in
          [false, true].flatMap { baselines in
            [0, 20].map { spacing in
              Configuration(
                axis: axis, alignment: .init(rawValue: alignment) ?? .fill,
                distribution: .init(rawValue: distribution) ?? .fill,
                countsFromBaselines: baselines, spacing: spacing)
            }
          }
        }
      }
    }

    func apply(to stack: UIStackView) {
      stack.axis = axis
      stack.alignment = alignment
      stack.distribution = distribution
      stack.isBaselineRelativeArrangement = countsFromBaselines
      stack.spacing = spacing
    }
  }

  /// How many views, and which of them are hidden.
  private static let populations: [(count: Int, hidden: Set<Int>)] = [
    (0, []), (1, []), (1, [0]), (3, []), (3, [0]), (3, [1]), (3, [2]), (3, [0, 1]), (3, [0, 2]),
    (3, [1, 2]), (3, [0, 1, 2]),
  ]

  @Test func `there are 240 of them`() {
    #expect(Configuration.all.count == 240)
  }

  @Test(arguments: 0..<11)
  func `the set of constraints follows from the configuration, not from the way there`(
    _ population: Int
  ) {
    let world = ConstraintWorld()
    let (count, hidden) = Self.populations[population]
    let seasoned = stack(of: count, hidden, in: world)
    for configuration in Configuration.all {
      configuration.apply(to: seasoned)
      world.window.layoutIfNeeded()
      let fresh = stack(of: count, hidden, in: world)
      configuration.apply(to: fresh)
      world.window.layoutIfNeeded()

      #expect(words(of: seasoned) == words(of: fresh), "\(configuration)")
      #expect(seasoned.frame == fresh.frame, "\(configuration)")
      #expect(
        seasoned.arrangedSubviews.map(\.frame) == fresh.arrangedSubviews.map(\.frame),
        "\(configuration)")
      fresh.removeFromSuperview()
    }
    #expect(world.console == "")
    #expect(world.fault == nil)
  }

  private func stack(of count: Int, _ hidden: Set<Int>, in world: ConstraintWorld) -> UIStackView {
    let views = (0..<count).map { index in
      let view = SizedView(CGFloat(160 >> index), CGFloat(200 >> index))
      view.isHidden = hidden.contains(index)
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    world.window.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: world.window.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: world.window.topAnchor).isActive = true
    return stack
  }

  /// Everything that Arranged's comparison looks at, with items by their place in the stack.
  private func words(of stack: UIStackView) -> [String] {
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "-" }
      if item === stack { return "stack" }
      let index = stack.arrangedSubviews.firstIndex { $0 === item }
      let guides = stack.layoutGuides.filter { $0.hasPart(in: stack) }
      return index.map { "view \($0)" }
        ?? guides.firstIndex { $0 === item }.map { "guide \($0)" } ?? "\(type(of: item))"
    }
    return stack.constraintsBelow.filter { $0.origin == .stackView }.map { one in
      "\(one.identifier ?? "") \(name(one.firstItem)).\(one.firstAttribute) "
        + "\(one.relation) \(one.multiplier) * \(name(one.secondItem)).\(one.secondAttribute) "
        + "+ \(one.constant) @\(one.priority.rawValue)"
    }
    .sorted()
  }
}

extension UILayoutGuide {
  /// Whether a constraint of the stack view's speaks of it.
  fileprivate func hasPart(in stack: UIStackView) -> Bool {
    stack.constraints.contains { $0.firstItem === self || $0.secondItem === self }
  }
}
