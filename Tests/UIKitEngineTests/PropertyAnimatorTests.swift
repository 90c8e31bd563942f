import Testing

@testable import UIKitEngine

/// As Apple's documentation describes it; the evidence has no entry on property animators.
@Suite struct PropertyAnimatorTests {
  /// A view at 0 and an animator that takes it to 100 in a second, evenly.
  private func stage() -> (app: App, view: UIView, animator: UIViewPropertyAnimator) {
    let app = App()
    let view = app.stage()
    view.center = .zero
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { app.log("\($0)") }
    return (app, view, animator)
  }

  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func `it pauses where it is, and goes on from there`() {
    let (app, view, animator) = stage()

    animator.startAnimation()
    app.engine.advance(by: 0.25)
    animator.pauseAnimation()
    app.engine.advance(by: 5)
    #expect(x(view) == 25)
    animator.startAnimation()
    app.engine.advance(by: 0.5)
    #expect(x(view) == 75)
    #expect(app.log.take().isEmpty)
    app.engine.advance(by: 0.5)

    #expect(app.log.take() == ["end"])
    #expect(animator.state == .inactive)
  }

  @Test func `turned round it ends at its start, and the model too`() {
    let (app, view, animator) = stage()

    animator.startAnimation()
    app.engine.advance(by: 0.6)
    animator.isReversed = true
    app.engine.advance(by: 0.3)
    #expect(abs(x(view) - 30) < 1e-9)
    app.engine.run()

    #expect(app.log.take() == ["start"])
    #expect(view.center.x == 0)
    #expect(abs(app.engine.now - 1.2) < 1e-9)
  }

  @Test func `a fraction is shown as it is, whatever the curve`() {
    let app = App()
    let view = app.stage()
    view.center = .zero
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }

    animator.fractionComplete = 0.5
    #expect(abs(x(view) - 50) < 1e-9)
    animator.startAnimation()
    #expect(abs(x(view) - 50) < 1e-6)
    animator.stopAnimation(true)

    #expect(abs(view.center.x - 50) < 1e-6)
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
  func `stopped, it is finished where one wants it`(_ position: UIViewAnimatingPosition) {
    let (app, view, animator) = stage()

    animator.startAnimation()
    app.engine.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)

    #expect(app.log.take() == ["\(position)"])
    #expect(view.center.x == (position == .start ? 0 : position == .end ? 100 : 50))
  }

  @Test func `the rest goes on with another pace and another time`() {
    let (app, view, animator) = stage()

    animator.startAnimation()
    app.engine.advance(by: 0.5)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    app.engine.advance(by: 1)
    #expect(abs(x(view) - 75) < 1e-9)
    app.engine.run()

    #expect(abs(app.engine.now - 2.5) < 1e-9)
    #expect(view.center.x == 100)
  }

  @Test func `a delayed part waits its share of the time`() {
    let (app, view, animator) = stage()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)

    animator.startAnimation()
    app.engine.advance(by: 0.5)
    #expect(view.layer.presentation()?.opacity == 1)
    app.engine.advance(by: 0.25)

    #expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.5) < 1e-6)
  }

  @Test func `finished without having been stopped it raises`() {
    let (app, _, animator) = stage()

    animator.startAnimation()
    animator.finishAnimation(at: .end)

    #expect(app.engine.faulted?.kind == .exception(name: "NSInternalInconsistencyException"))
  }

  @Test func `a running one lives though nobody holds it`() {
    let app = App()
    let view = app.stage()
    weak var animator: UIViewPropertyAnimator?

    animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { view.alpha = 0 },
      completion: { app.log("\($0)") })
    #expect(animator != nil)
    app.engine.run()

    #expect(app.log.take() == ["end"])
    #expect(animator == nil)
    #expect(app.engine.faulted == nil)
  }
}
