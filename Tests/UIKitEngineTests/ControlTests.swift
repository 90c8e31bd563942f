import Testing

@testable import UIKitEngine

/// Evidence: V-053, V-071, V-087 … V-089, V-092.
@Suite struct ControlTests {
  @Test func `scrolling lays out the scroll view, not its superview`() {
    let app = App()
    let view = app.stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(scroll)
    view.layoutIfNeeded()
    _ = app.log.take()

    scroll.contentOffset.y = 50

    #expect(scroll.bounds.origin.y == 50)
    #expect(scroll.layer.needsLayout())
    view.layoutIfNeeded()
    #expect(app.log.take().isEmpty)
  }

  @Test func `a label is as wide as its text and as tall as its lines`() {
    _ = App()
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)

    label.text = "Hello"
    let one = label.intrinsicContentSize
    label.text = "Hello Hello"
    #expect(label.intrinsicContentSize.width > 2 * one.width)
    #expect(label.intrinsicContentSize.height == one.height)

    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = one.width + 1
    #expect(label.intrinsicContentSize.width == one.width)
    #expect(label.intrinsicContentSize.height > 1.9 * one.height)
    label.sizeToFit()
    #expect(label.bounds.height == one.height)
  }

  @Test func `a button sends its targets and actions on a tap`() {
    final class Listener { var heard: [String] = [] }
    let app = App()
    let button = UIButton(type: .system)
    let listener = Listener()
    button.addTarget(
      listener,
      action: Selector("tapped") { target, _ in
        (target as? Listener)?.heard.append("target")
      }, for: .touchUpInside)
    button.addAction(UIAction { _ in app.log("action") }, for: .touchUpInside)
    button.addAction(UIAction { _ in app.log("primary") }, for: .primaryActionTriggered)

    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)

    #expect(listener.heard == ["target"])
    #expect(app.log.take() == ["action", "primary"])
  }

  @Test func `a tint change reaches those who inherit it`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    _ = App()
    let (parent, heir, own) = (Tinted(), Tinted(), Tinted())
    own.tintColor = .green
    parent.addSubview(heir)
    parent.addSubview(own)
    let before = own.changes

    parent.tintColor = .red

    #expect(heir.tintColor == .red)
    #expect(own.tintColor == .green)
    #expect(parent.changes == 1)
    #expect(heir.changes == 1)
    #expect(own.changes == before)
  }

  @Test func `margins include the safe area and reach children that preserve them`() {
    let app = App()
    let child = UIView(frame: app.root.bounds)
    app.root.addSubview(child)
    child.preservesSuperviewLayoutMargins = true
    app.engine.turn()

    #expect(child.safeAreaInsets.top == 47)
    #expect(child.layoutMargins.left == 16)
    app.root.layoutMargins.left = 40
    #expect(child.layoutMargins.left == 40)
    child.insetsLayoutMarginsFromSafeArea = false
    child.preservesSuperviewLayoutMargins = false
    #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `additional safe area is told at once`() {
    let app = App()
    let child = TrackingController(app.log, name: "c")
    app.engine.viewController?.addChild(child)
    app.root.addSubview(child.view)
    app.engine.turn()
    _ = app.log.take()

    child.additionalSafeAreaInsets.top = 20

    #expect(app.log.take() == ["c.viewSafeAreaInsetsDidChange"])
    #expect(child.view.safeAreaInsets.top == 67)
  }

  @Test func `hit testing finds the topmost view under the point`() {
    let app = App()
    let (low, high) = (app.settled("low", in: app.root), app.settled("high", in: app.root))

    #expect(app.root.hitTest(CGPoint(x: 5, y: 5), with: nil) === high)
    high.isHidden = true
    #expect(app.root.hitTest(CGPoint(x: 5, y: 5), with: nil) === low)
    #expect(app.root.hitTest(CGPoint(x: 50, y: 5), with: nil) === app.root)
    low.bounds.origin.x = 3
    #expect(low.convert(CGPoint(x: 5, y: 0), to: nil) == CGPoint(x: 2, y: 0))
  }
}
