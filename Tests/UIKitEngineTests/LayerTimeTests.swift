import Foundation
import Testing

@testable import UIKitEngine

/// A layer's own time, as `CAMediaTiming` documents it; no entry of the evidence is about it.
@Suite struct LayerTimeTests {
  private func slide(in app: App, _ prepare: (CALayer) -> Void = { _ in }) -> CALayer {
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    app.stage().layer.addSublayer(dot)
    app.engine.turn()
    prepare(dot)
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0.0, 100.0, 1)
    dot.add(slide, forKey: "slide")
    return dot
  }

  private func x(_ layer: CALayer) -> CGFloat {
    ((layer.presentation()?.position.x ?? -1) * 1000).rounded() / 1000
  }

  @Test func `a layer is paused and goes on where it stood`() {
    let app = App()
    let dot = slide(in: app)
    app.engine.advance(by: 0.25)
    let paused = dot.convertTime(CACurrentMediaTime(), from: nil)
    dot.speed = 0
    dot.timeOffset = paused

    app.engine.advance(by: 3)
    #expect(x(dot) == 25)
    #expect(dot.animationKeys() == ["slide"])

    dot.speed = 1
    dot.timeOffset = 0
    dot.beginTime = 0
    dot.beginTime = dot.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(x(dot) == 25)
    app.engine.advance(by: 0.5)
    #expect(x(dot) == 75)
    app.engine.advance(by: 0.3)
    #expect(dot.animationKeys() == nil)
  }

  @Test func `a layer of half the speed takes twice the time`() {
    let app = App()
    let dot = slide(in: app) { $0.speed = 0.5 }

    app.engine.advance(by: 1)
    #expect(x(dot) == 50)
    app.engine.advance(by: 0.9)
    #expect(dot.animationKeys() == ["slide"])
    app.engine.advance(by: 0.2)

    #expect(dot.animationKeys() == nil)
  }

  @Test func `a view whose superview's layer stands stands, and completes late`() {
    let app = App()
    let stage = app.stage()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.addSubview(card)
    app.engine.turn()
    var hasEnded = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      card.center.x = 105
    } completion: { _ in
      hasEnded = true
    }
    app.engine.advance(by: 0.5)

    stage.layer.timeOffset = stage.layer.convertTime(CACurrentMediaTime(), from: nil)
    stage.layer.speed = 0
    app.engine.advance(by: 2)

    #expect(x(card.layer) == 55)
    #expect(!hasEnded)
  }

  @Test func `time is converted between layers`() {
    let app = App()
    let (outer, inner) = (CALayer(), CALayer())
    app.stage().layer.addSublayer(outer)
    outer.addSublayer(inner)
    (outer.speed, outer.beginTime, inner.timeOffset) = (2, 1, 5)

    #expect(inner.convertTime(3, from: nil) == 9)
    #expect(inner.convertTime(9, to: nil) == 3)
    #expect(inner.convertTime(4, from: outer) == 9)
    #expect(outer.convertTime(9, from: inner) == 4)
  }
}
