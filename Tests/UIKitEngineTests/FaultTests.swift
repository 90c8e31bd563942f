import Testing

@testable import UIKitEngine

/// One fault path: whoever faults, everything after it is silent.
@Suite struct FaultTests {
  /// The hooks that a turn with everything in it passes.
  nonisolated static let hooks: [Callback] = [
    "willMove(toWindow:)", "willMove(toSuperview:)", "didMoveToWindow()", "didMoveToSuperview()",
    "didAddSubview(_:)", "updateConstraints()", "layoutSubviews()", "draw(_:)",
    "willRemoveSubview(_:)", "loadView()", "viewDidLoad()", "viewWillAppear(_:)",
    "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "safeAreaInsetsDidChange()", "updateViewConstraints()", "willMove(toParent:)",
    "didMove(toParent:)",
  ]

  func program(_ app: App) {
    let child = TrackingController(app.log, name: "c")
    child.makeView = {
      let view = ControllerTests.Constrained("v", app.log)
      view.addSubview(Tracker("w", app.log))
      return view
    }
    app.engine.viewController?.addChild(child)
    app.root.addSubview(child.view ?? UIView())
    app.engine.turn()
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    app.engine.run()
  }

  @Test(arguments: hooks)
  func `a fault in a hook is the last event`(hook: Callback) {
    let app = App()
    app.engine.pauseHandler = { point in
      if case .callback(_, hook) = point { app.engine.fault(Fault(.trap, "Fatal error: \(hook)")) }
    }

    program(app)

    #expect(app.engine.faulted?.message == "Fatal error: \(hook)")
    if case .fault? = app.engine.events.last?.kind {
    } else {
      Issue.record("\(String(describing: app.engine.events.last?.kind)) came after the fault")
    }
  }

  @Test func `only the first fault counts`() {
    let app = App()
    app.engine.fault(Fault(.trap, "first"))
    app.engine.fault(Fault(.trap, "second"))

    #expect(app.engine.faulted?.message == "first")
  }

  @Test func `endless nesting of callbacks is named`() {
    final class Nesting: UIView {
      override func didMoveToSuperview() { addSubview(Nesting()) }
    }
    let app = App()

    app.root.addSubview(Nesting())

    #expect(app.engine.faulted?.kind == .hang)
  }
}
