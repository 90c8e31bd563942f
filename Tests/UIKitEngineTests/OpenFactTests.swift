import Testing

@testable import UIKitEngine

/// What the evidence leaves open can be settled either way.
@Suite struct OpenFactTests {
  func lines(_ fact: Rules.OpenFact?, _ program: (App, Tracker) -> Void) -> [String] {
    let app = App(Rules(flipped: fact.map { [$0] } ?? []))
    let view = app.stage()
    program(app, view)
    return app.log.take()
  }

  @Test func `sibling order`() {
    let program = { (app: App, view: Tracker) in
      for name in ["a", "b"] { view.addSubview(Tracker(name, app.log)) }
      _ = app.log.take()
      view.layoutIfNeeded()
    }

    #expect(
      lines(nil, program) == ["view.layoutSubviews", "b.layoutSubviews", "a.layoutSubviews"])
    #expect(
      lines(.siblingsFirstToLast, program) == [
        "view.layoutSubviews", "a.layoutSubviews", "b.layoutSubviews",
      ])
  }

  @Test func `drawing of empty and hidden views`() {
    let program = { (app: App, view: Tracker) in
      view.addSubview(Tracker("empty", app.log, frame: .zero))
      let hidden = Tracker("hidden", app.log)
      hidden.isHidden = true
      view.addSubview(hidden)
      _ = app.log.take()
      app.engine.turn()
    }

    #expect(!lines(nil, program).contains { $0.hasSuffix("draw") })
    #expect(lines(.emptyViewsAreDrawn, program).contains("empty.draw"))
    #expect(lines(.hiddenViewsAreDrawn, program).contains("hidden.draw"))
  }

  @Test func `callbacks of a reparenting`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      app.root.addSubview(child)
    }

    #expect(!lines(nil, program).contains("view.willRemoveSubview"))
    #expect(lines(.reparentingSendsWillRemove, program).first == "view.willRemoveSubview")
  }

  @Test func `which pair comes first in a window`() {
    let program = { (app: App, view: Tracker) in view.addSubview(Tracker("c", app.log)) }

    #expect(lines(nil, program).first == "c.willMove(toWindow: window)")
    #expect(lines(.superviewPairComesFirst, program).first == "c.willMove(toSuperview: view)")
  }
}
