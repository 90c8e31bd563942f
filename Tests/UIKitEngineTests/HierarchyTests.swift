import Testing

@testable import UIKitEngine

/// Evidence: V-029 … V-035, V-081, V-082, V-093 … V-095.
@Suite struct HierarchyTests {
  @Test func `adding to a detached superview sends the superview pair, then didAddSubview`() {
    let app = App()
    let parent = Tracker("a", app.log)
    let child = Tracker("b", app.log)

    parent.addSubview(child)

    #expect(
      app.log.take() == [
        "b.willMove(toSuperview: view)", "b.didMoveToSuperview", "a.didAddSubview",
      ])
  }

  @Test func `adding to a visible superview sends the window callbacks inside the call`() {
    let app = App()
    let view = app.root
    let child = Tracker("v", app.log)

    view.addSubview(child)

    #expect(
      app.log.take() == [
        "v.willMove(toWindow: window)", "v.willMove(toSuperview: view)", "v.didMoveToWindow",
        "v.didMoveToSuperview",
      ])
    app.engine.turn()
    #expect(app.log.take() == ["v.layoutSubviews", "v.draw"])
  }

  @Test func `removal nests the window pair in the superview pair, then the view dies`() {
    let app = App()
    let view = app.root
    var child: Tracker? = Tracker("v", app.log)
    child.map(view.addSubview)
    app.engine.turn()
    _ = app.log.take()

    child?.removeFromSuperview()
    child = nil

    #expect(
      app.log.take() == [
        "v.willMove(toSuperview: nil)", "v.willMove(toWindow: nil)", "v.didMoveToWindow",
        "v.didMoveToSuperview", "v.deinit",
      ])
  }

  @Test func `a removed view with no other owner dies at once`() {
    let app = App()
    let view = app.root
    view.addSubview(Tracker("v", app.log))
    app.engine.turn()
    _ = app.log.take()

    view.subviews.last?.removeFromSuperview()

    #expect(app.log.take().last == "v.deinit")
  }

  @Test func `a dying view sends itself willRemoveSubview for its children`() {
    let app = App()
    var parent: Tracker? = Tracker("a", app.log)
    parent?.addSubview(Tracker("b", app.log))
    _ = app.log.take()

    parent = nil

    #expect(app.log.take() == ["a.deinit", "a.willRemoveSubview", "b.deinit"])
  }

  @Test func `in a deep tree wills go down and dids come up`() {
    let app = App()
    let view = app.root
    let top = Tracker("1", app.log)
    let middle = Tracker("11", app.log)
    let bottom = Tracker("111", app.log)
    top.addSubview(middle)
    middle.addSubview(bottom)
    _ = app.log.take()

    view.addSubview(top)

    #expect(
      app.log.take() == [
        "1.willMove(toWindow: window)", "11.willMove(toWindow: window)",
        "111.willMove(toWindow: window)", "1.willMove(toSuperview: view)", "111.didMoveToWindow",
        "11.didMoveToWindow", "1.didMoveToWindow", "1.didMoveToSuperview",
      ])
  }

  @Test func `reparenting inside a window sends one superview pair and no window callbacks`() {
    let app = App()
    let view = app.root
    let a = UIView()
    let b = UIView()
    view.addSubview(a)
    view.addSubview(b)
    let child = Tracker("v", app.log)
    a.addSubview(child)
    _ = app.log.take()

    b.addSubview(child)

    #expect(app.log.take() == ["v.willMove(toSuperview: view)", "v.didMoveToSuperview"])
    #expect(a.subviews.isEmpty)
    #expect(child.superview === b)
  }

  @Test func `indexes are clamped and unknown siblings mean the top`() {
    _ = App()
    let view = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 99)
    view.insertSubview(c, aboveSubview: UIView())
    #expect(view.subviews == [a, b, c])

    view.insertSubview(c, belowSubview: a)
    #expect(view.subviews == [c, a, b])
    view.addSubview(c)
    #expect(view.subviews == [a, b, c])
    view.insertSubview(a, belowSubview: a)
    #expect(view.subviews == [b, c, a])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [a, c, b])
    view.sendSubviewToBack(b)
    view.bringSubviewToFront(a)
    #expect(view.subviews == [b, c, a])
    #expect(view.layer.sublayers == [b.layer, c.layer, a.layer])
  }

  @Test func `viewWithTag finds the receiver, then the first below`() {
    _ = App()
    let view = UIView()
    let child = UIView()
    child.tag = 7
    view.addSubview(child)

    #expect(view.viewWithTag(7) === child)
    #expect(child.isDescendant(of: view))
    #expect(child.isDescendant(of: child))
    #expect(!view.isDescendant(of: child))
    #expect(child.window == nil)
  }

  @Test func `a view cannot be its own subview`() {
    let app = App()
    let view = UIView()

    view.addSubview(view)

    #expect(
      app.engine.faulted
        == Fault(
          .exception(name: "NSInvalidArgumentException"),
          "Can't add self as subview"))
    #expect(view.subviews.isEmpty)
  }
}
