import Testing

@testable import UIKitEngine

/// Evidence: V-012 … V-027, V-046, V-047, V-074 … V-076, V-091 … V-101.
@Suite struct LayoutPassTests {
  @Test func `setNeedsLayout only notes the request`() {
    let app = App()
    let view = app.stage()
    view.setNeedsLayout()
    view.setNeedsLayout()

    #expect(app.log.take().isEmpty)
    #expect(view.layer.needsLayout())
    #expect(app.laidOut() == ["view.layoutSubviews"])
    #expect(!view.layer.needsLayout())
    #expect(app.laidOut().isEmpty)
  }

  @Test func `a size change marks the view and its superview`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)

    child.frame.size.width += 10

    #expect(app.laidOut() == ["view.layoutSubviews", "child.layoutSubviews"])
  }

  @Test func `a size set to what it was marks nothing`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)

    child.bounds = child.bounds

    #expect(app.laidOut().isEmpty)
  }

  @Test func `a transform marks the superview only`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)

    child.transform = CGAffineTransform(rotationAngle: 0.1)

    #expect(app.laidOut() == ["view.layoutSubviews"])
  }

  @Test func `center, frame origin, alpha, zPosition and anchorPoint mark nothing`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)

    child.center.x += 10
    child.frame.origin.x += 5
    child.alpha = 0.5
    child.layer.zPosition = 3
    child.layer.anchorPoint = CGPoint(x: 0, y: 0)

    #expect(app.laidOut().isEmpty)
  }

  @Test func `scrolling marks the view alone`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)

    child.bounds.origin.y = 20

    #expect(app.laidOut() == ["child.layoutSubviews"])
  }

  @Test func `adding and removing mark the superview, reordering only if it reorders`() {
    let app = App()
    let view = app.stage()
    let (a, b) = (app.settled("a", in: view), app.settled("b", in: view))

    view.bringSubviewToFront(b)
    #expect(app.laidOut().isEmpty)
    view.bringSubviewToFront(a)
    #expect(app.laidOut() == ["view.layoutSubviews"])
    a.removeFromSuperview()
    #expect(app.laidOut() == ["view.layoutSubviews"])
    view.addSubview(a)
    #expect(app.laidOut() == ["view.layoutSubviews", "a.layoutSubviews"])
  }

  @Test func `siblings are laid out last to first, parents before children`() {
    let app = App()
    let view = app.stage()
    let (a, b) = (Tracker("a", app.log), Tracker("b", app.log))
    let below = Tracker("a1", app.log)
    a.addSubview(below)
    view.addSubview(a)
    view.addSubview(b)

    #expect(
      app.laidOut() == [
        "view.layoutSubviews", "b.layoutSubviews", "a.layoutSubviews", "a1.layoutSubviews",
      ])
  }

  @Test func `a clean child of a laid out parent is skipped`() {
    let app = App()
    let view = app.stage()
    _ = app.settled("child", in: view)

    view.setNeedsLayout()

    #expect(app.laidOut() == ["view.layoutSubviews"])
  }

  @Test func `layoutIfNeeded does nothing on a clean view and never climbs`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)
    child.layoutIfNeeded()
    #expect(app.log.take().isEmpty)

    view.setNeedsLayout()
    child.setNeedsLayout()
    child.layoutIfNeeded()

    #expect(app.log.take() == ["child.layoutSubviews"])
    #expect(view.layer.needsLayout())
  }

  @Test func `a layer's layoutIfNeeded climbs to the highest dirty ancestor`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)
    view.setNeedsLayout()
    child.setNeedsLayout()

    child.layer.layoutIfNeeded()

    #expect(app.log.take() == ["view.layoutSubviews", "child.layoutSubviews"])
  }

  @Test func `layoutIfNeeded lays out detached views too`() {
    let app = App()
    _ = app.stage()
    let detached = Tracker("d", app.log)
    let child = Tracker("c", app.log)
    detached.addSubview(child)
    _ = app.log.take()

    app.engine.turn()
    #expect(app.log.take().isEmpty)
    detached.layoutIfNeeded()

    #expect(app.log.take() == ["d.layoutSubviews", "c.layoutSubviews"])
  }

  @Test func `layoutIfNeeded inside one's own layoutSubviews lays out children only`() {
    let app = App()
    let view = app.stage()
    final class Greedy: Tracker {
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutIfNeeded()
        log("\(name).done")
      }
    }
    let greedy = Greedy("g", app.log)
    view.addSubview(greedy)
    greedy.addSubview(Tracker("c", app.log))
    _ = app.log.take()

    #expect(app.engine.faulted == nil)
    app.engine.turn()
    #expect(
      app.log.take() == [
        "view.layoutSubviews", "g.layoutSubviews", "c.layoutSubviews", "g.done", "g.draw", "c.draw",
      ])
  }

  @Test func `setNeedsLayout inside one's own layoutSubviews is stopped after 100 passes`() {
    let app = App()
    let view = app.stage()
    final class Endless: Tracker {
      override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
      }
    }
    let endless = Endless("e", app.log)
    app.engine.name(endless, "endless")
    view.addSubview(endless)
    _ = app.log.take()

    app.engine.turn()

    #expect(app.log.take().filter { $0 == "e.layoutSubviews" }.count == 100)
    #expect(app.engine.faulted?.kind == .hang)
    #expect(app.engine.faulted?.message.hasPrefix("endless was laid out 100 times") == true)
    let events = app.engine.events.count
    endless.setNeedsLayout()
    app.engine.turn()
    #expect(app.engine.events.count == events)
  }

  @Test func `a child that resizes its parent sends the pass back up`() {
    let app = App()
    let view = app.stage()
    final class Grower: Tracker {
      var isDone = false
      override func layoutSubviews() {
        super.layoutSubviews()
        guard !isDone else { return }
        isDone = true
        superview?.bounds.size.height += 1
      }
    }
    let grower = Grower("c", app.log)
    view.addSubview(grower)

    #expect(app.laidOut() == ["view.layoutSubviews", "c.layoutSubviews", "view.layoutSubviews"])
  }

  @Test func `a zero-size view gets its first layout and no drawing`() {
    let app = App()
    let view = app.stage()
    view.addSubview(Tracker("z", app.log, frame: .zero))
    _ = app.log.take()

    app.engine.turn()

    #expect(app.log.take() == ["view.layoutSubviews", "z.layoutSubviews"])
  }

  @Test func `autoresizing happens in the setter`() {
    let app = App()
    let view = app.stage()
    let child = app.settled("child", in: view)
    child.frame = CGRect(x: 10, y: 0, width: 100, height: 10)
    child.autoresizingMask = [.flexibleWidth]

    view.bounds.size.width += 20

    #expect(child.frame == CGRect(x: 10, y: 0, width: 120, height: 10))
    #expect(app.log.take().isEmpty)
  }

  @Test func `a hundred views laid out once each are no loop`() {
    let app = App()
    let view = app.stage()
    for index in 0..<150 { view.addSubview(Tracker("\(index)", app.log)) }

    #expect(app.laidOut().count == 151)
    #expect(app.engine.faulted == nil)
  }
}
