import Foundation
import Testing
import UIKitEngine

@testable import Playground

/// Where an app stands still, why, and how it goes on.
@Suite struct SteppingTests {
  private let card = """
    class Card: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(card)
    """

  private func session(_ source: String) -> Session {
    let session = Session()
    #expect(session.evaluate(source).ending == .completed)
    return session
  }

  /// The places where `action` stood still; each pause is left by `leave`.
  private func places(
    _ session: Session,
    _ leave: @escaping (Session.Pause) -> Session.TimeCommand = { _ in .proceed },
    _ action: () -> Evaluation
  ) -> [String] {
    var places: [String] = []
    session.onPause = { pause in
      places.append(pause.place)
      return .resume(leave(pause))
    }
    _ = action()
    session.onPause = nil
    return places
  }

  @Test(arguments: [
    "card.layoutSubviews", "Card.layoutSubviews()", "view.subviews[0].layoutSubviews",
  ])
  func `a breakpoint is met by a variable, a class or an expression`(_ text: String) throws {
    let session = session(card)
    _ = try session.addBreakpoint(try session.pattern(text))
    #expect(places(session) { session.perform(.turn) } == ["layout · card.layoutSubviews"])
  }

  @Test func `a class stands for those below it, and any for everybody`() throws {
    let session = session(card)
    _ = try session.addBreakpoint(try session.pattern("UIView.layoutSubviews"))
    #expect(
      places(session) { session.perform(.turn) }
        == ["layout · view.layoutSubviews", "layout · card.layoutSubviews"])
  }

  @Test func `a condition is asked at each place`() throws {
    let session = session(card)
    _ = try session.addBreakpoint(
      try session.pattern("card.layoutSubviews"), condition: "card.passes == 1")
    #expect(places(session) { session.perform(.turn) } == [])
    _ = session.evaluate("card.setNeedsLayout()")
    #expect(places(session) { session.perform(.turn) } == ["layout · card.layoutSubviews"])
    #expect(session.breakpoints[0].hits == 1)
  }

  @Test func `a watch stops behind whatever changed the value`() throws {
    let session = session(card)
    _ = try session.addWatch("card.passes")
    #expect(
      places(session) { session.perform(.run(limit: 1)) } == ["after layout · card.layoutSubviews"])
  }

  @Test func `until stops before a callback, or says that it did not come`() throws {
    let session = session(card)
    let pattern = try session.pattern("card.layoutSubviews")
    #expect(
      places(session) { session.perform(.until(pattern, limit: 1)) }
        == ["layout · card.layoutSubviews"])
    #expect(session.missed == nil)
    #expect(places(session) { session.perform(.until(pattern, limit: 1)) } == [])
    #expect(session.missed == pattern)
  }

  @Test func `line by line, then out, then over`() throws {
    let session = session(card)
    // Through what comes before the card's pass, whatever that is.
    let pass = try session.pattern("card.layoutSubviews")
    var commands: [Session.TimeCommand] = [
      .until(pass, limit: 1), .step(.line), .step(.out), .step(.over),
    ]
    var lines: [Int?] = []
    let stood = places(
      session,
      { pause in
        lines.append(pause.line?.line)
        return commands.isEmpty ? .proceed : commands.removeFirst()
      }
    ) { session.perform(.step()) }
    #expect(
      stood == [
        "layout", "layout · card.layoutSubviews", "layout · card.layoutSubviews",
        "after layout · card.layoutSubviews", "after layout",
      ])
    // Line 4 is the override's first: at it, before the call, and then the one below.
    #expect(lines == [nil, 4, 5, nil, nil])
  }

  @Test func `code at a pause may stand still itself; time commands never nest`() {
    let session = session(card)
    var depths: [Int] = []
    session.onPause = { pause in
      depths.append(pause.depth)
      if pause.depth == 1 {
        let inner = session.evaluate("card.layoutIfNeeded()", stepping: .step(.callback))
        #expect(inner.ending == .completed)
        #expect(inner.resumedWith == .turn)
      } else {
        #expect(session.perform(.turn).events.isEmpty)
        #expect(session.evaluate("card.tag = 5").ending == .completed)
      }
      return .resume(.turn)
    }
    #expect(session.perform(.step()).ending == .completed)
    session.onPause = nil
    #expect(depths == [1, 2])
    // And again, mute, when a later input is taken back.
    _ = session.evaluate("view.tag = 1")
    #expect(session.undo())
    #expect(session.evaluate("[card.tag, card.passes]").value?.text == "[5, 1]")
  }

  @Test func `an interrupt at a nested pause gives all up`() {
    let session = session(card)
    let before = session.engine.snapshot()
    var isInterrupted = false
    session.isInterrupted = { isInterrupted }
    session.onPause = { pause in
      if pause.depth == 1 {
        _ = session.evaluate("card.layoutIfNeeded()", stepping: .step(.callback))
      } else {
        isInterrupted = true
        _ = session.evaluate("while true {}")
      }
      return .resume(.turn)
    }
    let ended = session.perform(.step())
    isInterrupted = false
    session.onPause = nil
    #expect(ended.fault?.kind == .interrupted)
    #expect(session.engine.snapshot() == before)
    #expect(session.perform(.turn).ending == .completed)
  }

  @Test func `an interrupt ends an engine loop that runs no script`() {
    let session = session(
      "Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in }")
    var polls = 0
    session.isInterrupted = {
      polls += 1
      return polls > 100
    }
    let ended = session.perform(.advance(seconds: 1e9))
    session.isInterrupted = { false }
    #expect(ended.fault?.kind == .interrupted)
    #expect(session.engine.now == 0)
  }

  @Test func `a flood of events ends at a limit`() {
    let session = Session(limits: Session.Limits(events: 1000))
    let ended = session.evaluate("while true { view.setNeedsLayout() }")
    #expect(ended.fault?.kind == .limit)
    #expect(session.evaluate("1 + 1").value?.text == "2")
  }

  @Test func `a question leaves no trace`() {
    let session = session(card)
    let before = session.engine.events
    #expect(session.ask("card.passes")?.text == "0")
    #expect(session.ask("UIView()") == nil)
    #expect(session.ask("card.removeFromSuperview()") == nil)
    #expect(session.ask("view.subviews[7]") == nil)
    #expect(session.engine.events == before)
    #expect(session.engine.faulted == nil)
  }

  @Test func `a question that traps at a pause does not end the app`() {
    let session = session(card)
    session.onPause = { _ in
      #expect(session.ask("view.subviews[7]") == nil)
      return .resume(.turn)
    }
    #expect(session.perform(.step()).ending == .completed)
    session.onPause = nil
    #expect(session.evaluate("card.passes").value?.text == "1")
  }

  @Test func `what only looked is not undone on its own; redo does it again`() {
    let session = session("view.tag = 1")
    _ = session.evaluate("view.tag")
    _ = session.evaluate("view.frame.width / 2")
    #expect(session.lastAction == "view.tag = 1")
    #expect(session.undo())
    #expect(session.engine.view?.tag == 0)
    #expect(session.redo())
    #expect(session.engine.view?.tag == 1)
    #expect(!session.redo())
    #expect(session.undo())
    _ = session.evaluate("view.tag = 9")
    #expect(!session.redo())
  }

  @Test func `wrong names are told from wrong events`() {
    let session = session(card)
    #expect(throws: EventPattern.Problem.unknownSubject("crad")) {
      try session.pattern("crad.layoutSubviews")
    }
    #expect(throws: EventPattern.Problem.unknownEvent("layoutSubveiws")) {
      try session.pattern("card.layoutSubveiws")
    }
    #expect(throws: EventPattern.Problem.empty) { try session.pattern(" ") }
  }

  @Test func `every callback that the engine makes is known by name`() throws {
    let engine = packageFolder.appending(path: "Sources/UIKitEngine")
    var named: Set<String> = []
    for file in sourceFiles(in: engine) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /(?:callback\(\s*\w+,|send\()\s*"([^"]+)"/) {
        named.insert(String(match.1))
      }
    }
    #expect(named.count > 20)
    #expect(named.subtracting(Callback.known.map(\.name)).isEmpty)
  }
}

private typealias Callback = UIKitEngine.Callback
