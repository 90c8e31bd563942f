import Testing

@testable import UIKitEngine

/// Evidence: V-036 … V-039, V-055 … V-057, V-083 … V-086, V-097, V-104.
@Suite struct AnimationTests {
  @Test func `the model jumps and the presentation travels`() {
    let app = App()
    let view = app.stage()
    view.center = .zero

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 100, y: 0)
    } completion: {
      app.log("done \($0)")
    }
    #expect(view.center.x == 100)
    #expect(view.layer.presentation()?.position.x == 0)

    app.engine.advance(by: 0.25)
    #expect(view.layer.presentation()?.position.x == 25)
    #expect(app.log.take().isEmpty)
    app.engine.advance(by: 0.75)
    #expect(view.layer.presentation()?.position.x == 100)
    #expect(app.log.take() == ["done true"])
  }

  @Test func `layoutIfNeeded in the block lays out inside it`() {
    let app = App()
    let view = app.stage()

    UIView.animate(withDuration: 1) {
      app.log("block")
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.alpha = 0
    } completion: { _ in
      app.log("end")
    }
    app.engine.run()

    #expect(app.log.take() == ["block", "view.layoutSubviews", "end"])
    #expect(app.engine.now == 1)
  }

  @Test func `setNeedsLayout alone in the block animates nothing, so completion comes first`() {
    let app = App()
    let view = app.stage()

    UIView.animate(withDuration: 1) {
      app.log("block")
      view.setNeedsLayout()
    } completion: { _ in
      app.log("end")
    }
    app.engine.run()

    #expect(app.log.take() == ["block", "end", "view.layoutSubviews"])
    #expect(app.engine.now == 0)
  }

  @Test(arguments: [0.0, 1.0])
  func `an animation of nothing completes in the next turn`(duration: Double) {
    let app = App()
    let view = app.stage()

    UIView.animate(withDuration: duration) {
      view.center = view.center
    } completion: {
      app.log("done \($0)")
    }
    #expect(app.log.take().isEmpty)
    app.engine.turn()

    #expect(app.log.take() == ["done true"])
  }

  @Test func `positions add up, an interrupted fade reports false`() {
    let app = App()
    let view = app.stage()
    view.center = .zero

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 100
    } completion: {
      app.log("move 1 \($0)")
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      app.log("fade 1 \($0)")
    }
    app.engine.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 200
    } completion: {
      app.log("move 2 \($0)")
    }
    UIView.animate(withDuration: 1) {
      view.alpha = 1
    } completion: {
      app.log("fade 2 \($0)")
    }

    #expect(view.layer.presentation()?.position.x == 50)
    app.engine.run()
    #expect(
      app.log.take() == ["fade 1 false", "move 1 true", "move 2 true", "fade 2 true"])
  }

  @Test func `nested blocks inherit the duration unless they override it`() {
    let app = App()
    let (a, b, c) = (app.stage(), app.stage(), app.stage())

    UIView.animate(withDuration: 2) {
      a.alpha = 0
      UIView.animate(withDuration: 0.2) { b.alpha = 0 }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
        c.alpha = 0
      }
      UIView.performWithoutAnimation { c.center = .zero }
    }

    let added = app.engine.events.compactMap { event -> Double? in
      if case .animationAdded(_, "opacity", _, let duration) = event.kind { duration } else { nil }
    }
    #expect(added == [2, 2, 0.2])
    #expect(c.layer.animationKeys() == ["opacity"])
  }

  @Test func `a spring overshoots, a critically damped one does not`() {
    let loose = TimingCurve.settling(after: 1, ratio: 0.4, velocity: 0)
    let tight = TimingCurve.settling(after: 1, ratio: 1, velocity: 0)
    let moments = stride(from: 0.0, through: 1, by: 0.01)

    #expect(moments.contains { loose.progress(at: $0, of: 1) > 1.01 })
    #expect(!moments.contains { tight.progress(at: $0, of: 1) > 1 })
    #expect(abs(loose.progress(at: 0.999, of: 1) - 1) < 0.01)
    #expect(abs(TimingCurve.easeInOut.progress(at: 0.5, of: 1) - 0.5) < 1e-9)
  }

  @Test func `a view's layer has no action outside an animation block`() {
    let app = App()
    let view = app.stage()

    #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
    UIView.animate(withDuration: 1) {
      #expect(view.action(for: view.layer, forKey: "backgroundColor") is CABasicAnimation)
    }
  }
}
