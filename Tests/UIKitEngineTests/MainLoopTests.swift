import Testing

@testable import UIKitEngine

/// Evidence: V-001 … V-005, V-064, V-098, V-077 … V-080.
@Suite struct MainLoopTests {
  @Test func `a block of the main queue runs before the commit, a timer after it`() {
    let app = App()
    let view = app.stage()

    view.setNeedsLayout()
    Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in app.log("timer") }
    DispatchQueue.main.async { app.log("block") }
    app.log("end of handler")
    app.engine.run()

    #expect(app.log.take() == ["end of handler", "block", "view.layoutSubviews", "timer"])
  }

  @Test func `a block queued by a block waits for the next turn`() {
    let app = App()
    let view = app.stage()

    DispatchQueue.main.async {
      app.log("first")
      view.setNeedsLayout()
      DispatchQueue.main.async { app.log("second") }
    }
    app.engine.run()

    #expect(app.log.take() == ["first", "view.layoutSubviews", "second"])
  }

  @Test func `time moves only when told`() {
    let app = App()
    app.engine.enterHandler()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      app.log("late \(CACurrentMediaTime())")
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { app.log("soon") }

    app.engine.turn()
    #expect(app.log.take().isEmpty)
    app.engine.advance(by: 1)
    #expect(app.log.take() == ["soon"])
    #expect(app.engine.now == 1)
    #expect(app.engine.run() == .idle)
    #expect(app.log.take() == ["late 1.5"])
  }

  @Test func `a repeating timer ends with the run's limit or its invalidation`() {
    let app = App()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in count += 1 }

    #expect(app.engine.run(until: 1) == .limit)
    #expect(count == 4)
    timer.invalidate()
    #expect(app.engine.run() == .idle)
    #expect(count == 4)
  }

  @Test func `a sleeping main thread serves nobody`() {
    let app = App()
    let view = app.stage()
    view.setNeedsLayout()

    Thread.sleep(forTimeInterval: 3)

    #expect(app.engine.now == 3)
    #expect(app.log.take().isEmpty)
  }

  @Test func `blocks that ask for more for ever are stopped`() {
    let app = App()
    func again() { DispatchQueue.main.async { again() } }
    again()

    #expect(app.engine.run() == .faulted)
    #expect(app.engine.faulted?.kind == .limit)
  }

  @Test func `a draw override is called once, with the union of the invalid rectangles`() {
    final class Canvas: UIView {
      var drawn: [CGRect] = []
      override func draw(_ rect: CGRect) { drawn.append(rect) }
    }
    let app = App()
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    app.root.addSubview(canvas)
    app.engine.turn()
    #expect(canvas.drawn == [canvas.bounds])

    canvas.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.setNeedsDisplay(CGRect(x: 20, y: 0, width: 10, height: 10))
    app.engine.turn()
    #expect(canvas.drawn.last == CGRect(x: 0, y: 0, width: 30, height: 10))

    canvas.bounds.size.height = 200
    app.engine.turn()
    #expect(canvas.drawn.count == 2)
    canvas.contentMode = .redraw
    canvas.bounds.size.height = 100
    app.engine.turn()
    #expect(canvas.drawn.count == 3)
    canvas.setNeedsDisplay()
    canvas.layer.displayIfNeeded()
    #expect(canvas.drawn.count == 4)
  }

  @Test func `a class without an override of draw has nothing to display`() {
    final class Plain: UIView { var isPlain = true }
    let app = App()
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    app.root.addSubview(plain)
    plain.setNeedsDisplay()
    app.engine.turn()

    #expect(
      !app.engine.events.contains { event in
        if case .callbackBegan(_, "draw(_:)") = event.kind { true } else { false }
      })
  }

  @Test func `the launch state is committed, at time 0, in an event handler`() {
    let app = App()
    let engine = app.engine

    #expect(engine.now == 0)
    #expect(!engine.isWorkDue)
    #expect(engine.window?.isKeyWindow == true)
    #expect(engine.view?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(engine.view?.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(engine.snapshot().allSatisfy { !$0.flags.contains(.needsLayout) })
    #expect(engine.elementName(of: app.root)?.description == "view")
  }
}
