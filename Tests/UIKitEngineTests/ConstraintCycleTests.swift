import Testing

@testable import UIKitEngine

/// When constraints move frames, and what they mark.
struct ConstraintCycleTests {
  /// Evidence: V-027, V-010, V-011, V-044.
  @Test func `a constant marks nothing until the system is flushed, then the superview`() {
    let world = ConstraintWorld()
    let (card, top) = world.laidOutCard()

    top.constant = 50

    #expect(card.frame.minY == 24)
    #expect(!world.window.needsLayout)
    world.window.flushConstraintNotifications()
    #expect(world.window.needsLayout)
    #expect(!card.needsLayout)
    #expect(!card.needsUpdateConstraints())
    world.window.layoutIfNeeded()
    #expect(card.frame == box(0, 50, 200, 100))
  }

  /// Evidence: V-052.
  @Test func `layoutIfNeeded does not move its receiver`() {
    let world = ConstraintWorld()
    let (card, top) = world.laidOutCard()
    top.constant = 50

    card.layoutIfNeeded()
    #expect(card.frame.minY == 24)
    world.window.layoutIfNeeded()

    #expect(card.frame.minY == 50)
  }

  /// Evidence: V-051.
  @Test func `a frame set by hand lasts until the superview's next layout`() {
    let world = ConstraintWorld()
    let (card, _) = world.laidOutCard()

    card.frame = box(1, 2, 3, 4)
    #expect(card.frame == box(1, 2, 3, 4))
    world.window.setNeedsLayout()
    world.window.layoutIfNeeded()

    #expect(card.frame == box(0, 24, 200, 100))
  }

  /// Evidence: V-069.
  @Test func `without a constraint anywhere frames stay as they are set`() {
    let world = ConstraintWorld()
    let view = world.window.with(SizedView(10, 10))
    view.frame = box(5, 6, 7, 8)

    world.window.layoutIfNeeded()

    #expect(view.frame == box(5, 6, 7, 8))
  }

  /// Evidence: V-071, A-051.
  @Test func `a new intrinsic size is asked for in the next update pass`() {
    let world = ConstraintWorld()
    let (card, _) = world.laidOutCard()

    card.content = CGSize(width: 50, height: 60)
    #expect(card.frame.size == CGSize(width: 200, height: 100))
    world.window.layoutIfNeeded()

    #expect(card.frame.size == CGSize(width: 50, height: 60))
  }

  /// Evidence: A-050.
  @Test func `content sizes show in constraints after layout`() {
    let world = ConstraintWorld()
    let (card, _) = world.laidOutCard()

    let shown = card.constraints.map(\.description)

    #expect(shown.count == 2)
    #expect(shown[0].hasPrefix("<NSContentSizeLayoutConstraint:0x"))
    #expect(
      shown[0].hasSuffix(
        "\(layoutName(card)).width == 200 Hug:250 CompressionResistance:750   (active)>"))
  }

  @Test func `a subview that clings to both sides follows its superview's size`() {
    let world = ConstraintWorld()
    let container = world.container()
    let view = container.with(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
    ])
    container.layoutIfNeeded()

    container.frame.size.width = 500
    container.layoutIfNeeded()

    #expect(view.frame.width == 480)
  }

  @Test func `a mask follows a superview that constraints size`() {
    let world = ConstraintWorld()
    let root = world.window
    let panel = root.with(UIView())
    let width = panel.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([width, panel.heightAnchor.constraint(equalToConstant: 100)])
    root.layoutIfNeeded()
    let filler = UIView(frame: box(10, 0, 180, 20))
    filler.autoresizingMask = [.flexibleWidth]
    panel.addSubview(filler)
    let mark = filler.with(UIView())
    mark.rightAnchor.constraint(equalTo: filler.rightAnchor).isActive = true
    root.layoutIfNeeded()

    width.constant = 300
    root.layoutIfNeeded()

    #expect(filler.frame == box(10, 0, 280, 20))
    #expect(mark.frame.minX == 280)
    #expect(world.console.isEmpty)
  }

  @Test func `each change is recorded`() {
    let world = ConstraintWorld()
    let (_, top) = world.laidOutCard()
    let text = top.traceText
    top.constant = 30
    top.isActive = false

    let kinds = world.engine.events.compactMap { event -> String? in
      switch event.kind {
      case .constraintActivated(_, let text): "on \(text)"
      case .constraintChanged(_, let property, let from, let to): "\(property) \(from) \(to)"
      case .constraintDeactivated: "off"
      default: nil
      }
    }

    #expect(
      kinds == ["on \(text)", "constant 24.0 30.0", "off"])
  }
}
