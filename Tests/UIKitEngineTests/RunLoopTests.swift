import Testing

@testable import UIKitEngine

/// Observers, sources and frames of the main run loop.
///
/// Evidence: V-001, V-064, V-066, V-098.
@Suite struct RunLoopTests {
  private final class Target {
    let log: Log
    init(_ log: Log) { self.log = log }
  }

  private func observe(_ app: App, _ activities: CFRunLoopActivity, repeats: Bool = true) {
    let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, repeats, 0) {
      app.log($1.title)
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  @Test func `the activities of a turn that a timer woke`() {
    let app = App()
    app.engine.run()
    observe(app, .allActivities)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in app.log("timer") }
    app.engine.turn()
    _ = app.log.take()

    app.engine.advance(by: 1)

    #expect(
      app.log.take() == ["afterWaiting", "timer", "beforeTimers", "beforeSources", "beforeWaiting"])
  }

  @Test func `an observer that does not repeat comes once, an invalid one never`() {
    let app = App()
    observe(app, .beforeWaiting, repeats: false)
    let gone = CFRunLoopObserverCreateWithHandler(nil, UInt.max, true, 0) { _, _ in app.log("gone")
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), gone, .defaultMode)
    CFRunLoopObserverInvalidate(gone)

    for _ in 0..<3 { app.engine.turn() }

    #expect(app.log.take() == ["beforeWaiting"])
    #expect(!CFRunLoopObserverIsValid(gone))
  }

  @Test func `a display link keeps to the frames, and can skip some, pause and end`() {
    let app = App()
    app.engine.advance(by: 0.01)
    let target = Target(app.log)
    let link = CADisplayLink(
      target: target,
      selector: Selector("frame") { owner, sender in
        let frame = ((sender as? CADisplayLink)?.timestamp ?? 0) * 60
        (owner as? Target)?.log("\(Int(frame.rounded()))")
      })

    link.add(to: .main, forMode: .common)
    app.engine.advance(by: 0.05)
    #expect(app.log.take() == ["1", "2", "3"])
    link.isPaused = true
    app.engine.advance(by: 1)
    #expect(app.log.take().isEmpty)
    link.preferredFramesPerSecond = 20
    link.isPaused = false
    app.engine.advance(by: 0.1)
    #expect(app.log.take().count == 2)
    link.invalidate()

    #expect(app.engine.run() == .idle)
    #expect(app.log.take().isEmpty)
  }

  @Test func `what comes later names who asked for it`() throws {
    let app = App()
    DispatchQueue.main.async {}
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    app.engine.run()

    let causes = app.engine.events.compactMap { event -> TraceEvent.Deferred? in
      guard event.sort == .block || event.sort == .timer, let cause = event.cause,
        case .scheduled(let what, _, _) = app.engine.events[cause].kind
      else { return nil }
      return what
    }
    #expect(causes == [.block, .timer])
  }

  @Test func `a timer of no time at all does not come`() {
    let app = App()
    Timer.scheduledTimer(withTimeInterval: .infinity, repeats: false) { _ in app.log("never") }
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { app.log("never") }

    #expect(app.engine.run() == .idle)
    #expect(app.log.take().isEmpty)
  }
}
