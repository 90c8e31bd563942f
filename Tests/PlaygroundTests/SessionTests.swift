import Testing
import UIKitEngine

@testable import Playground

/// A session is its inputs: what ends badly is as if it had never been typed.
@Suite struct SessionTests {
  @Test func `a fault leaves the session as it was before the line`() {
    let session = Session()
    _ = session.evaluate("let card = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))")
    _ = session.evaluate("view.addSubview(card)")

    let fault = session.evaluate("card.frame.origin.x = 50\nlet none: Int? = nil\nprint(none!)")
    #expect(fault.ending == .faulted)
    #expect(fault.fault?.message.contains("Unexpectedly found nil") == true)

    #expect(session.evaluate("card.frame").value?.text == "(1.0, 2.0, 3.0, 4.0)")
    #expect(session.evaluate("none").ending == .refused)
  }

  @Test func `an operator of one input binds in the next as it was declared`() {
    let session = Session()
    _ = session.evaluate(
      """
      precedencegroup Tight { higherThan: MultiplicationPrecedence }
      infix operator <+>: Tight
      """)
    _ = session.evaluate("func <+> (a: Int, b: Int) -> Int { a * 10 + b }")
    #expect(session.evaluate("2 * 1 <+> 2").value?.text == "24")
  }

  @Test(arguments: ["layoutSubviews()", "didMoveToSuperview()", "updateConstraints()"])
  func `a fault in a hook ends the input, whoever called the hook`(_ hook: String) {
    let session = Session()
    let declared = session.evaluate(
      """
      class Trap: UIView { override func \(hook) { super.\(hook); let a = [1]; print(a[7]) } }
      """)
    #expect(declared.ending == .completed)
    let ended = session.evaluate(
      """
      let trap = Trap()
      view.addSubview(trap)
      trap.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.layoutIfNeeded()
      print("never")
      """)
    #expect(ended.fault?.message == "Fatal error: Index out of range")
    #expect(!ended.output.contains("never"))
    #expect(session.evaluate("view.subviews.count").value?.text == "0")
  }

  @Test func `a fault in code typed at a pause gives the whole command up`() {
    let session = Session()
    _ = session.evaluate("view.setNeedsLayout()")
    var places: [String] = []
    session.onPause = { pause in
      places.append(pause.place)
      _ = session.evaluate("let no: Int? = nil\nprint(no!)")
      return .resume(.turn)
    }
    let ended = session.perform(.step())
    #expect(places == ["layout"])
    #expect(ended.ending == .faulted)
    #expect(session.evaluate("no").ending == .refused)
    #expect(session.engine.snapshot().description.contains("needsLayout"))
  }

  @Test func `an abandoned pause takes its command back`() {
    let session = Session()
    _ = session.evaluate("view.setNeedsLayout()")
    session.onPause = { _ in .abandon }
    let ended = session.perform(.step())
    #expect(ended.fault?.kind == .abandoned)
    session.onPause = nil
    #expect(session.perform(.turn).events.contains(callback: "layoutSubviews()"))
  }

  @Test func `what was typed at a pause is done again when the session is replayed`() {
    let session = Session()
    _ = session.evaluate("let card = UIView()")
    _ = session.evaluate("view.addSubview(card)")
    session.onPause = { _ in
      _ = session.evaluate("card.tag = 7")
      return .resume(.turn)
    }
    _ = session.perform(.step())
    session.onPause = nil
    _ = session.evaluate("let gone = 1")
    #expect(session.undo())
    #expect(session.evaluate("gone").ending == .refused)
    #expect(session.evaluate("card.tag").value?.text == "7")
  }

  @Test func `step in stops before each callback of the turn`() {
    let session = Session()
    _ = session.evaluate(
      "class V: UIView { override func layoutSubviews() { super.layoutSubviews() } }")
    _ = session.evaluate("let v = V(frame: view.bounds)\nview.addSubview(v)")
    var places: [String] = []
    session.onPause = { pause in
      places.append(pause.place)
      return .resume(.step(.callback))
    }
    _ = session.perform(.step(.callback))
    #expect(places.contains("layout · view.layoutSubviews"))
    #expect(places.contains("layout · v.layoutSubviews"))
  }

  @Test func `undo takes one input back, and there is an end to it`() {
    let session = Session()
    _ = session.evaluate("view.tag = 1")
    _ = session.evaluate("view.tag = 2")
    #expect(session.undo())
    #expect(session.engine.view?.tag == 1)
    #expect(session.undo())
    #expect(!session.undo())
  }

  @Test func `an interrupted script is as if it had not run`() {
    let session = Session()
    session.isInterrupted = { true }
    let ended = session.evaluate("view.tag = 3\nwhile true {}")
    session.isInterrupted = { false }
    #expect(ended.fault?.kind == .interrupted)
    #expect(session.engine.view?.tag == 0)
  }

  @Test func `a step limit stops what never ends`() {
    let session = Session(limits: Session.Limits(steps: 50_000))
    let ended = session.evaluate("var n = 0\nwhile true { n += 1 }")
    #expect(ended.fault?.kind == .limit)
  }

  @Test func `an object dies when the last line lets go of it`() {
    let session = Session()
    _ = session.evaluate("class V: UIView { deinit { print(\"gone\") } }")
    _ = session.evaluate("var v: V? = V()\nview.addSubview(v!)")
    #expect(session.evaluate("v = nil").output == "")
    #expect(session.evaluate("view.subviews[0].removeFromSuperview()").output == "gone\n")
  }

  @Test func `a name may be declared again, and old code keeps its own`() {
    let session = Session()
    _ = session.evaluate("let n = 1\nlet read = { n }")
    _ = session.evaluate("let n = 2")
    #expect(session.evaluate("[n, read()]").value?.text == "[2, 1]")
  }
}

extension Sequence<TraceEvent> {
  fileprivate func contains(callback name: String) -> Bool {
    contains { event in
      if case .callbackBegan(_, let callback) = event.kind { callback.name == name } else { false }
    }
  }
}
