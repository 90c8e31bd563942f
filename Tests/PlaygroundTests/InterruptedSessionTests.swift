import Testing
import UIKitEngine

@testable import Playground

/// After Ctrl-C the prompt does not wait until all that was done before is done again.
@MainActor @Suite struct InterruptedSessionTests {
  @Test func `what led up to an interrupted line is done again when it is needed`() {
    let session = Session()
    _ = session.evaluate("var count = 0; for _ in 0..<10 { count += 1 }")
    session.isInterrupted = { true }
    #expect(session.evaluate("while true { count += 1 }").fault?.kind == .interrupted)
    #expect(!session.isSettled)
    session.isInterrupted = { false }
    #expect(session.evaluate("count").value?.text == "10")
    #expect(session.isSettled)
  }

  @Test func `Ctrl-C puts it off once more, and nothing is lost`() {
    let session = Session()
    _ = session.evaluate("var count = 0; for _ in 0..<100_000 { count += 1 }")
    session.isInterrupted = { true }
    _ = session.evaluate("while true { count += 1 }")
    let second = session.evaluate("count += 1")
    #expect(second.fault?.kind == .interrupted)
    #expect(!session.isSettled)
    session.isInterrupted = { false }
    #expect(session.evaluate("count").value?.text == "100000")
  }

  @Test func `who looks at the app after a fault sees it as it was`() {
    let session = Session()
    _ = session.evaluate("let card = UIView(); view.addSubview(card)")
    _ = session.evaluate("card.removeFromSuperview(); [1][5]")
    #expect(session.engine.faulted == nil)
    #expect(session.evaluate("view.subviews.count").value?.text == "1")
  }
}
