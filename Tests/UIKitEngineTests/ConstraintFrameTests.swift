import Testing

@testable import UIKitEngine

/// Frames that peers' test suites saw from the real UIKit.
struct ConstraintFrameTests {
  /// Evidence: A-048.
  @Test func `four edges fill the container`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
    ])

    container.layoutIfNeeded()

    #expect(view.frame == box(10, 10, 280, 280))
  }

  /// Evidence: A-036.
  @Test func `an axis without constraints starts at zero with the intrinsic size`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(SizedView(10, 10))
    view.topAnchor.constraint(equalTo: container.topAnchor, constant: 20).isActive = true

    container.layoutIfNeeded()

    #expect(view.frame == box(0, 20, 10, 10))
  }

  /// Evidence: A-037.
  @Test(arguments: [(CGFloat(0), Float(250), 130.0, 150.0), (5, 1000, 125, 155)])
  func `an inequality pair around a centre sits on its boundaries`(
    gap: CGFloat, priority: Float, first: CGFloat, second: CGFloat
  ) {
    let world = ConstraintWorld()
    let container = world.container()
    let one = container.with(SizedView(20, 10))
    let other = container.with(SizedView(30, 20))
    NSLayoutConstraint.activate([
      one.rightAnchor.constraint(lessThanOrEqualTo: container.centerXAnchor, constant: -gap)
        .at(priority),
      other.leftAnchor.constraint(lessThanOrEqualTo: container.centerXAnchor, constant: gap)
        .at(priority),
    ])

    container.layoutIfNeeded()

    #expect(one.frame == box(first, 0, 20, 10))
    #expect(other.frame == box(second, 0, 30, 20))
  }

  /// Evidence: A-038.
  @Test(arguments: [NSLayoutConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual])
  func `a gap inequality is as small as it may be, or as large`(
    relation: NSLayoutConstraint.Relation
  ) {
    let world = ConstraintWorld()
    let container = world.container()
    let one = container.with(UIView())
    let other = container.with(UIView())
    NSLayoutConstraint.activate([
      one.widthAnchor.constraint(equalToConstant: 10),
      one.leftAnchor.constraint(equalTo: container.leftAnchor),
      NSLayoutConstraint(
        item: other, attribute: .left, relatedBy: relation, toItem: one, attribute: .right,
        multiplier: 1, constant: 25
      ).at(751),
    ])

    container.layoutIfNeeded()

    #expect(other.frame.minX == 35)
  }

  /// Evidence: A-039.
  @Test func `multiples of the superview are not clipped to it`() {
    let world = ConstraintWorld()
    let container = world.container(400, 400)
    let twice = container.with(UIView())
    let half = container.with(UIView())
    NSLayoutConstraint.activate([
      twice.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 2),
      half.widthAnchor.constraint(
        equalTo: container.widthAnchor, multiplier: 0.5, constant: 100),
    ])

    container.layoutIfNeeded()

    #expect(twice.frame.width == 800)
    #expect(half.frame.width == 300)
  }

  /// Evidence.
  @Test(
    arguments: [
      (
        CGFloat(50), NSLayoutConstraint.Relation.greaterThanOrEqual, CGFloat(100), Float(250), 100.0
      ),
      (50, .greaterThanOrEqual, 100, 1000, 100),
      (50, .lessThanOrEqual, 20, 1000, 20),
      (10, .greaterThanOrEqual, 100, 750, 100),
    ])
  func `a limit and an intrinsic width meet`(
    content: CGFloat, relation: NSLayoutConstraint.Relation, limit: CGFloat, priority: Float,
    width: CGFloat
  ) {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(SizedView(content, 10))
    NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: limit
    ).at(priority).isActive = true

    container.layoutIfNeeded()

    #expect(view.frame == box(0, 0, width, 10))
  }

  /// Evidence: A-047.
  @Test func `an aspect ratio follows the side that is known`() {
    let world = ConstraintWorld()
    let container = world.container()
    let tall = container.with(SizedView(20, UIView.noIntrinsicMetric))
    let wide = container.with(SizedView(UIView.noIntrinsicMetric, 20))
    NSLayoutConstraint.activate([
      tall.heightAnchor.constraint(equalTo: tall.widthAnchor, multiplier: 2).at(750),
      wide.widthAnchor.constraint(equalTo: wide.heightAnchor, multiplier: 2),
    ])

    container.layoutIfNeeded()

    #expect(tall.frame.size == CGSize(width: 20, height: 40))
    #expect(wide.frame.size == CGSize(width: 40, height: 20))
  }

  /// Evidence.
  @Test func `a mask-based sibling stands where its frame says`() {
    let world = ConstraintWorld()
    let container = world.container()
    let item = UIView(frame: box(120, 50, 60, 20))
    container.addSubview(item)
    let above = container.with(SizedView(40, 20))
    let right = container.with(SizedView(40, 20))
    NSLayoutConstraint.activate([
      above.bottomAnchor.constraint(equalTo: item.topAnchor),
      right.leftAnchor.constraint(equalTo: item.rightAnchor, constant: 10),
    ])

    container.layoutIfNeeded()

    #expect(above.frame == box(0, 30, 40, 20))
    #expect(right.frame == box(190, 0, 40, 20))
    #expect(item.frame == box(120, 50, 60, 20))
  }

  /// Evidence.
  @Test func `lone inequalities sit on their boundaries, sizes stay small`() {
    let world = ConstraintWorld()
    let root = world.window
    let top = root.with(UIView())
    let bottom = root.with(UIView())
    let narrow = root.with(UIView())
    let wide = root.with(UIView())
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10).at(751),
      bottom.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23)
        .at(751),
      narrow.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52).at(751),
      wide.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, constant: -52).at(751),
    ])

    root.layoutIfNeeded()

    #expect(top.frame == box(0, 10, 0, 0))
    #expect(bottom.frame == box(0, 821, 0, 0))
    #expect(narrow.frame.width == 0)
    #expect(wide.frame.width == 338)
  }

  /// Evidence: A-118, as plain constraints.
  @Test func `the first of three that hug alike takes the slack`() {
    let world = ConstraintWorld()
    let container = world.container(100, 400)
    let rows = [50, 60, 100].map { container.with(SizedView(100, $0)) }
    NSLayoutConstraint.activate([
      rows[0].topAnchor.constraint(equalTo: container.topAnchor),
      rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor),
      rows[2].topAnchor.constraint(equalTo: rows[1].bottomAnchor),
      rows[2].bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])

    container.layoutIfNeeded()

    #expect(rows.map(\.frame.minY) == [0, 240, 300])
  }

  /// Evidence: A-088.
  @Test func `leading is on the right, right to left`() {
    let world = ConstraintWorld()
    let container = world.container()
    container.semanticContentAttribute = .forceRightToLeft
    let view = container.with(UIView())
    let far = container.with(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 23),
      far.widthAnchor.constraint(equalToConstant: 100),
      far.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -74),
    ])

    container.layoutIfNeeded()

    #expect(view.frame.minX == 177)
    #expect(far.frame.minX == 74)
  }

  /// Evidence: A-089.
  @Test func `constraints reach across branches`() {
    let world = ConstraintWorld()
    let root = world.window
    let branch = root.with(UIView())
    let field = branch.with(SizedView(80, 30))
    let dropdown = root.with(SizedView(80, 100))
    NSLayoutConstraint.activate([
      branch.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      field.topAnchor.constraint(equalTo: branch.topAnchor, constant: 7),
      dropdown.topAnchor.constraint(equalTo: field.bottomAnchor),
    ])

    root.layoutIfNeeded()

    #expect(dropdown.frame.minY == 137)
  }

  /// Evidence: A-063.
  @Test func `constraints act on the alignment rectangle`() {
    let world = ConstraintWorld()
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
      }
    }
    let container = world.container()
    let badge = container.with(Badge())
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: container.topAnchor),
      badge.heightAnchor.constraint(equalToConstant: 50),
    ])

    container.layoutIfNeeded()

    #expect(badge.frame == box(0, 0, 0, 60))
  }

  /// Evidence: A-065.
  @Test(arguments: [(CGFloat(173.5), CGFloat(521) / 3), (173.25, CGFloat(520) / 3)])
  func `sizes are whole pixels of the screen`(constant: CGFloat, width: CGFloat) {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    view.widthAnchor.constraint(equalToConstant: constant).isActive = true

    container.layoutIfNeeded()

    #expect(view.frame.width == width)
  }

  /// Evidence: A-067.
  @Test func `rounding happens in window space`() {
    let world = ConstraintWorld()
    let root = world.window
    let outer = root.with(UIView())
    let inner = outer.with(UIView())
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 0.2),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 0.2),
    ])

    root.layoutIfNeeded()

    #expect(outer.frame.minX == CGFloat(1) / 3)
    #expect(inner.frame.minX == 0)
  }
}
