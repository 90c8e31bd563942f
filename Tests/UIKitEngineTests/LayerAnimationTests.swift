import Foundation
import Testing

@testable import UIKitEngine

/// Layers' own animations; Evidence: V-039, V-055, V-058, V-065.
@Suite struct LayerAnimationTests {
  private func dot(in app: App) -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    app.stage().layer.addSublayer(dot)
    app.engine.turn()
    return dot
  }

  @Test func `a new layer changes at once, one that a commit has seen travels`() {
    let app = App()
    let new = CALayer()
    app.stage().layer.addSublayer(new)
    new.position.x = 100
    #expect(new.animationKeys() == nil)
    let seen = dot(in: app)

    seen.position.x = 105

    #expect(seen.animationKeys() == ["position"])
    #expect(seen.presentation()?.position.x == 5)
    app.engine.run()
    #expect(seen.presentation()?.position.x == 105)
    #expect(app.engine.now == 0.25)
  }

  @Test func `a layer sets out anew from what shows`() {
    let app = App()
    let dot = dot(in: app)

    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    dot.position.x = 105
    app.engine.advance(by: 0.125)
    dot.position.x = 5

    #expect(abs((dot.presentation()?.position.x ?? -1) - 55) < 1e-9)
  }

  @Test func `a group ends its animations with itself`() {
    let app = App()
    let dot = dot(in: app)
    let move = CABasicAnimation(keyPath: "position.y")
    move.byValue = 100
    move.duration = 4
    let group = CAAnimationGroup()
    group.animations = [move]
    group.duration = 1

    dot.add(group, forKey: "group")
    app.engine.advance(by: 0.5)
    #expect(dot.presentation()?.position.y == 17.5)
    app.engine.advance(by: 0.6)

    #expect(dot.presentation()?.position.y == 5)
    #expect(dot.animationKeys() == nil)
  }

  @Test func `repetition, autoreverse, speed and a later beginning`() {
    let app = App()
    let dot = dot(in: app)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0.0, 1.0)
    fade.duration = 1
    fade.autoreverses = true
    fade.repeatCount = 2
    fade.speed = 2
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = .backwards

    dot.add(fade, forKey: nil)
    #expect(dot.presentation()?.opacity == 0)
    app.engine.advance(by: 1.25)
    #expect(dot.presentation()?.opacity == 0.5)
    app.engine.advance(by: 1.5)
    #expect(dot.presentation()?.opacity == 0.5)
    app.engine.advance(by: 1)

    #expect(dot.presentation()?.opacity == 1)
    #expect(dot.animationKeys() == nil)
  }

  @Test func `a spring takes the time that it needs`() {
    let spring = CASpringAnimation(keyPath: "position.x")
    let calm = spring.settlingDuration
    spring.damping = 2

    #expect(spring.settlingDuration > calm)
  }

  @Test func `pending updates travel with a block that flushes them, on iOS 26 alone`() {
    for (rules, expected) in [(Rules.ios17, 0), (Rules.ios26, 1)] {
      let app = App(rules)
      let view = app.stage()
      let label = UIView()
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let left = label.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      NSLayoutConstraint.activate([left, label.topAnchor.constraint(equalTo: view.topAnchor)])
      app.engine.turn()

      UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { left.constant = 50 }

      #expect(label.layer.animations.count == expected)
    }
  }

  @Test func `before iOS 8 a later animation of a position replaced the earlier`() {
    let app = App(Rules(misconception: .laterAnimationsReplace))
    let view = app.stage()
    view.center = .zero
    for (x, name) in [(100.0, "first"), (200.0, "second")] {
      UIView.animate(withDuration: 1) {
        view.center.x = x
      } completion: {
        app.log("\(name) \($0)")
      }
      app.engine.advance(by: 0.5)
    }
    app.engine.run()

    #expect(app.log.take() == ["first false", "second true"])
  }

  @Test func `a repeated animation is cut short by its removal alone`() {
    let app = App()
    let view = app.stage()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      view.alpha = 0
    } completion: {
      app.log("\($0)")
    }

    #expect(app.engine.run() == .idle)
    #expect(app.engine.travelling.map(\.total) == [nil])
    view.layer.removeAllAnimations()
    app.engine.run()

    #expect(app.log.take() == ["false"])
    #expect(app.engine.travelling.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a time that is none ends the app with a sentence of ours`(_ time: Double) {
    let app = App()
    let view = app.stage()

    UIView.animate(withDuration: time) { view.alpha = 0 }

    #expect(app.engine.faulted?.reason == .notATime("\(time)"))
    #expect(view.alpha == 1)
  }

  @Test func `a keyframe's curve can span the whole, where the evidence is silent`() {
    func half(_ rules: Rules) -> CGFloat {
      let app = App(rules)
      let view = app.stage()
      view.center = .zero
      let curve = UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveEaseIn.rawValue)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: curve) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
      }
      app.engine.advance(by: 0.5)
      return view.layer.presentation()?.position.x ?? -1
    }

    #expect(half(.ios17) == 50)
    #expect(half(Rules(flipped: [.keyframesEaseAsAWhole])) < 40)
  }
}
