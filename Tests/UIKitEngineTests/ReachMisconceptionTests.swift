import Foundation
import Testing

@testable import UIKitEngine

/// False beliefs about how far a change reaches, and about when controllers hear of it.
@Suite struct ReachMisconceptionTests {
  typealias Belief = Rules.Misconception

  /// What a small program prints under a belief.
  func lines(_ belief: Belief?, _ program: (App, Tracker) -> Void) -> [String] {
    let app = App(Rules(misconception: belief))
    let view = app.stage()
    program(app, view)
    return app.log.take()
  }

  @Test func `layout runs from the bottom up`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      view.setNeedsLayout()
      child.setNeedsLayout()
      app.engine.turn()
    }

    #expect(lines(nil, program) == ["view.layoutSubviews", "c.layoutSubviews"])
    #expect(lines(.layoutRunsBottomUp, program) == ["c.layoutSubviews", "view.layoutSubviews"])
  }

  @Test func `moving lays out`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      child.frame.origin.x += 5
      app.engine.turn()
    }

    #expect(lines(nil, program) == [])
    #expect(lines(.movingLaysOut, program) == ["view.layoutSubviews", "c.layoutSubviews"])
  }

  @Test func `resizing spares the superview, or redraws`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      child.frame.size.width += 5
      app.engine.turn()
    }

    #expect(lines(nil, program) == ["view.layoutSubviews", "c.layoutSubviews"])
    #expect(lines(.resizingSparesSuperview, program) == ["c.layoutSubviews"])
    #expect(
      lines(.resizingRedraws, program) == ["view.layoutSubviews", "c.layoutSubviews", "c.draw"])
  }

  @Test func `scrolling lays out the superview`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      child.bounds.origin.y += 5
      app.engine.turn()
    }

    #expect(lines(nil, program) == ["c.layoutSubviews"])
    #expect(
      lines(.scrollingLaysOutSuperview, program) == ["view.layoutSubviews", "c.layoutSubviews"])
  }

  @Test func `empty views are not laid out`() {
    let program = { (app: App, view: Tracker) in
      view.addSubview(Tracker("c", app.log, frame: .zero))
      app.engine.turn()
    }

    #expect(lines(nil, program).contains("c.layoutSubviews"))
    #expect(!lines(.emptyViewsAreNotLaidOut, program).contains("c.layoutSubviews"))
  }

  @Test func `a new constant calls updateConstraints`() {
    let program = { (app: App, view: Tracker) in
      let child = app.settled("c", in: view)
      child.translatesAutoresizingMaskIntoConstraints = false
      let top = child.topAnchor.constraint(equalTo: view.topAnchor, constant: 1)
      top.isActive = true
      app.engine.turn()
      _ = app.log.take()
      top.constant = 9
      app.engine.turn()
    }

    #expect(!lines(nil, program).contains("c.updateConstraints"))
    #expect(lines(.constantsCallUpdateConstraints, program).contains("c.updateConstraints"))
  }
}
