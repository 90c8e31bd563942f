import Testing

@testable import UIKitEngine

/// The stream is complete: folding it gives the trees as they stand.
@Suite struct TraceTests {
  /// Programs that leave trees of every shape behind.
  static let programs: [@MainActor (App) -> [UIView]] = [
    { _ in [] },
    { app in
      let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      app.root.addSubview(card)
      app.engine.name(card, "card")
      return []
    },
    { app in
      let (a, b, c) = (UIView(), UILabel(), UIButton())
      app.root.addSubview(a)
      a.addSubview(b)
      a.addSubview(c)
      app.engine.turn()
      a.sendSubviewToBack(c)
      c.isHidden = true
      b.alpha = 0.3
      b.transform = CGAffineTransform(rotationAngle: 1)
      app.root.insertSubview(b, at: 0)
      return []
    },
    { app in
      let detached = Tracker("d", app.log)
      detached.addSubview(UIView())
      app.root.addSubview(UIView())
      app.root.subviews.last?.removeFromSuperview()
      detached.setNeedsUpdateConstraints()
      detached.updateConstraintsIfNeeded()
      return [detached]
    },
    { app in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      app.engine.run()
      return [window]
    },
  ]

  @Test(arguments: 0..<5)
  func `fold(events) is the snapshot`(index: Int) {
    let app = App()
    let kept = TraceTests.programs[index](app)

    #expect(fold(app.engine.events) == app.engine.snapshot())
    app.engine.run()
    #expect(fold(app.engine.events) == app.engine.snapshot())
    #expect(kept.count <= 1)
  }

  @Test func `a layout pass names the mark that asked for it as its cause`() throws {
    let app = App()
    let view = app.stage()
    app.engine.currentLine = { (source: 1, line: 7) }
    view.setNeedsLayout()
    app.engine.currentLine = nil
    app.engine.turn()

    let began = try #require(
      app.engine.events.last { event in
        if case .callbackBegan(_, "layoutSubviews()") = event.kind { true } else { false }
      })
    let cause = app.engine.events[try #require(began.cause)]
    #expect(cause.line == 7)
    if case .flagRaised(let name, .needsLayout, isNew: true) = cause.kind {
      #expect(name.id == view.identity.id)
    } else {
      Issue.record("the cause is \(cause.kind)")
    }
  }

  @Test func `ordinals count up and depths return to 0`() {
    let app = App()
    app.stage().setNeedsLayout()
    app.engine.run()

    #expect(app.engine.events.map(\.ordinal) == Array(0..<app.engine.events.count))
    #expect(app.engine.events.last?.depth == 0)
  }

  @Test func `two runs of one program record the same events`() {
    func events() -> [TraceEvent] {
      let app = App()
      let view = app.stage()
      UIView.animate(withDuration: 1) { view.frame.origin.x = 7 }
      app.engine.run()
      return Array(app.engine.events)
    }

    #expect(events() == events())
  }

  @Test func `a trace keeps no view alive`() {
    let app = App()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      app.root.addSubview(view)
      app.engine.turn()
      view.removeFromSuperview()
    }

    #expect(gone == nil)
  }

  @Test func `descriptions have counters for addresses`() {
    let app = App()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10.5))

    #expect(app.engine.elementName(of: view)?.description == "UIView#2")
    let number = app.engine.elementName(of: view)?.address ?? ""
    #expect(
      view.description
        == "<UIView: \(number); frame = (0 0; 10 10.5); layer = \(view.layer.description)>")
    #expect(
      "\(CGRect(x: 0, y: 0, width: 10, height: 10)) \([CGPoint(x: 1, y: 2)])"
        == "(0.0, 0.0, 10.0, 10.0) [(1.0, 2.0)]")
  }

  @Test func `pause points come before and behind phases with work and callbacks`() throws {
    let app = App()
    let view = app.stage()
    app.engine.name(view, "card")
    view.setNeedsLayout()
    var points: [PausePoint] = []
    app.engine.pauseHandler = { points.append($0) }
    app.engine.turn()

    let name = try #require(app.engine.elementName(of: view))
    #expect(
      points == [
        .phase(.beforeWaiting), .phase(.commit), .phase(.layout),
        .callback(name, "layoutSubviews()"), .callbackEnded(name, "layoutSubviews()"),
        .phaseEnded(.layout), .phaseEnded(.commit), .phaseEnded(.beforeWaiting),
      ])
    points = []
    app.engine.turn()
    #expect(points.isEmpty)
  }

  @Test func `a fault at a pause stops everything`() {
    let app = App()
    let view = app.stage()
    view.setNeedsLayout()
    app.engine.pauseHandler = { point in
      if case .callback = point { app.engine.fault(Fault(.abandoned, "given up")) }
    }
    app.engine.run()

    #expect(app.log.take().isEmpty)
    #expect(app.engine.faulted?.kind == .abandoned)
  }
}
