import Testing

@testable import UIKitEngine

/// Each false belief changes what it is about; the true rules do not.
@Suite struct MisconceptionTests {
  typealias Belief = Rules.Misconception

  /// What a small program prints under a belief.
  func lines(_ belief: Belief?, _ program: (App, Tracker) -> Void) -> [String] {
    let app = App(Rules(misconception: belief))
    let view = app.stage()
    program(app, view)
    return app.log.take()
  }

  @Test func `setNeedsLayout lays out at once`() {
    let program = { (_: App, view: Tracker) in view.setNeedsLayout() }

    #expect(lines(nil, program).isEmpty)
    #expect(lines(.setNeedsLayoutIsImmediate, program) == ["view.layoutSubviews"])
  }

  @Test func `adding a view lays out at once`() {
    let program = { (app: App, view: Tracker) in view.addSubview(Tracker("c", app.log)) }

    #expect(!lines(nil, program).contains("c.layoutSubviews"))
    #expect(lines(.constraintsApplyImmediately, program).contains("c.layoutSubviews"))
  }

  @Test func `layoutIfNeeded climbs`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      view.setNeedsLayout()
      child.setNeedsLayout()
      child.layoutIfNeeded()
    }

    #expect(lines(nil, program) == ["c.layoutSubviews"])
    #expect(
      lines(.layoutIfNeededClimbs, program) == ["view.layoutSubviews", "c.layoutSubviews"])
  }

  @Test func `layoutIfNeeded always lays out`() {
    let program = { (_: App, view: Tracker) in view.layoutIfNeeded() }

    #expect(lines(nil, program).isEmpty)
    #expect(lines(.layoutIfNeededAlwaysLaysOut, program) == ["view.layoutSubviews"])
  }

  @Test func `layoutIfNeeded draws`() {
    let program = { (_: App, view: Tracker) in
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }

    #expect(lines(nil, program) == ["view.layoutSubviews"])
    #expect(lines(.layoutIfNeededDraws, program) == ["view.layoutSubviews", "view.draw"])
  }

  @Test func `layout is recursive`() {
    let program = { (app: App, view: Tracker) in
      _ = app.settled("c", in: view)
      view.setNeedsLayout()
      app.engine.turn()
    }

    #expect(lines(nil, program) == ["view.layoutSubviews"])
    #expect(lines(.layoutIsRecursive, program) == ["view.layoutSubviews", "c.layoutSubviews"])
  }

  @Test func `constraints are updated top-down`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      view.setNeedsUpdateConstraints()
      child.setNeedsUpdateConstraints()
      view.updateConstraintsIfNeeded()
    }

    #expect(lines(nil, program) == ["c.updateConstraints", "view.updateConstraints"])
    #expect(
      lines(.updateConstraintsTopDown, program) == [
        "view.updateConstraints", "c.updateConstraints",
      ])
  }

  @Test func `init loads the view`() {
    let program = { (app: App, _: Tracker) in _ = TrackingController(app.log) }

    #expect(lines(nil, program) == ["vc.deinit"])
    #expect(lines(.initLoadsView, program) == ["vc.loadView", "vc.viewDidLoad", "vc.deinit"])
  }
}
