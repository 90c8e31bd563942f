import Dispatch
import Foundation

/// Turns the loop of an app that nobody steps: a compiled program's, or its tests'.
///
/// There the turns come on the real main queue, in real time, as an app's do, so that a test that waits
/// for an animation's completion gets it. A launched app has a host, which alone moves its clock.
final class UnhostedLoop {
  private unowned let engine: Engine
  private var lastTurn = DispatchTime.Dispatch::now()
  private var isScheduled = false
  private var isTurning = false

  private init(_ engine: Engine) { self.engine = engine }

  /// The app that new views belong to before any host has launched one.
  static func makeEngine() -> Engine {
    let engine = Engine()
    let loop = UnhostedLoop(engine)
    engine.mainLoop.onWork = { loop.wake() }
    engine.onEvent = { _ in loop.wake() }
    engine.onFault = { [unowned engine] fault in
      // A host has ways to show this; here it is the end, as UIKit's exception is.
      if !engine.isLaunched { preconditionFailure(lastWords(fault)) }
    }
    return engine
  }

  private static func lastWords(_ fault: Fault) -> String {
    guard case .exception(let name) = fault.kind else { return fault.message }
    return "*** Terminating app due to uncaught exception '\(name)', reason: '\(fault.message)'"
  }

  private func wake() {
    guard !isScheduled, !isTurning, !engine.isLaunched else { return }
    isScheduled = true
    DispatchQueue.main.Dispatch::async { MainActor.assumeIsolated { self.turn() } }
  }

  /// Catches up with the real clock, and sleeps until the next alarm.
  private func turn() {
    isScheduled = false
    guard !engine.isLaunched, Engine.current === engine else { return }
    isTurning = true
    let now = DispatchTime.Dispatch::now()
    let elapsed = Double(now.uptimeNanoseconds - lastTurn.uptimeNanoseconds) / 1e9
    lastTurn = now
    engine.advance(by: elapsed)
    isTurning = false
    guard let next = engine.nextAlarm else { return }
    let deadline = DispatchTime.Dispatch::now() + max(0, next - engine.now)
    DispatchQueue.main.Dispatch::asyncAfter(deadline: deadline) {
      MainActor.assumeIsolated { self.turn() }
    }
  }
}
