import Testing

@testable import UIKitEngine

/// Equal trees have equal layouts, whatever happened before.
struct ConstraintHistoryTests {
  @Test(arguments: 1...12)
  func `a system with a past agrees with a fresh one`(seed: UInt64) {
    let world = ConstraintWorld()
    var dice = Dice(state: seed)
    var views = [world.window as UIView]
    var constraints: [NSLayoutConstraint] = []

    for _ in 0..<50 {
      switch Int.random(in: 0..<9, using: &dice) {
      case 0, 1:
        let view: UIView =
          Bool.random(using: &dice)
          ? UIView(frame: box(5, 6, 70, 80)) : SizedView(CGFloat(views.count) * 7, 20)
        views.randomElement(using: &dice)?.addSubview(view)
        views.append(view)
      case 2 where views.count > 3:
        let view = views[Int.random(in: 1..<views.count, using: &dice)]
        view.removeFromSuperview()
        views.removeAll { $0.isDescendant(of: view) }
      case 3:
        guard let changed = constraints.randomElement(using: &dice) else { continue }
        changed.constant = CGFloat(Int.random(in: 0...90, using: &dice))
      case 4:
        constraints.randomElement(using: &dice)?.isActive = false
      case 5 where views.count > 1:
        let view = views[Int.random(in: 1..<views.count, using: &dice)]
        view.superview?.bringSubviewToFront(view)
      case 6:
        world.window.layoutIfNeeded()
        continue
      default:
        if let made = randomConstraint(among: views, &dice) { constraints.append(made) }
      }
      expectAgreement(with: world.window)
    }
    #expect(world.fault == nil)
  }

  private func expectAgreement(with window: UIView) {
    window.flushConstraintNotifications()
    let seasoned = window.autoLayout.system
    let before = rectangles(of: window)
    window.autoLayout.system = nil
    window.flushConstraintNotifications()
    #expect(before == rectangles(of: window))
    #expect(seasoned?.solver.invariantFailures() ?? [] == [])
    window.autoLayout.system = seasoned
  }

  /// Wishes only: which of two contradicting required constraints is broken depends on the past.
  private func randomConstraint(
    among views: [UIView], _ dice: inout Dice
  ) -> NSLayoutConstraint? {
    guard let one = views.dropFirst().randomElement(using: &dice),
      let other = views.randomElement(using: &dice), one !== other
    else { return nil }
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .top, .right, .width, .height, .centerY,
    ]
    guard let attribute = attributes.randomElement(using: &dice) else { return nil }
    one.translatesAutoresizingMaskIntoConstraints = false
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relations.randomElement(using: &dice) ?? .equal,
      toItem: other, attribute: attribute, multiplier: 1,
      constant: CGFloat(Int.random(in: -40...40, using: &dice)))
    constraint.priority = UILayoutPriority([250, 500, 750].randomElement(using: &dice) ?? 500)
    constraint.isActive = true
    return constraint
  }

  private func rectangles(of window: UIView) -> [Int: CGRect] {
    guard let system = window.autoLayout.system else { return [:] }
    return system.places.mapValues(\.rect)
  }
}
