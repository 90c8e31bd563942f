import Dispatch
import Foundation

/// Turns the loop of an app that nobody steps: a compiled program's, or its tests'.
///
/// There the turns come from the real main run loop, in real time, as an app's do, so that a test that
/// waits for an animation's completion gets it. A launched app has a host, which alone moves its clock.
final class UnhostedLoop {
  private weak var engine: Engine?
  /// The real time that the engine's clock stands for.
  private var lastTime = DispatchTime.Dispatch::now()
  private var isTurning = false
  private var isScheduled = false
  /// How many of the real loop's calls come before the one that takes a turn nobody took yet.
  private var callsToWait = 0
  private var isWatching = false
  /// When the main queue will wake us, on the engine's clock.
  private var wakeTime: Double?

  private init(_ engine: Engine) { self.engine = engine }

  /// The app that new views belong to before any host has launched one.
  static func makeEngine() -> Engine {
    let engine = Engine()
    let loop = UnhostedLoop(engine)
    engine.mainLoop.onWork = { loop.wake() }
    engine.mainLoop.onTimeNeeded = { loop.catchUp() }
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

  /// Asks for a turn: in the main queue, behind what stands there, and from the run loop's own pass.
  ///
  /// One pass may serve a timer and leave the main queue for later; UIKit commits as it ends all the
  /// same, from an observer of BeforeWaiting and Exit. Evidence: V-001, V-064.
  private func wake() {
    guard isCurrent else { return }
    watch()
    guard !isScheduled, !isTurning else { return }
    isScheduled = true
    // The loop calls as a pass begins, before the main queue, and as it ends.
    callsToWait = RunLoop.main.currentMode == nil ? 1 : 0
    DispatchQueue.main.Dispatch::async {
      MainActor.assumeIsolated { if self.isScheduled { self.turn() } }
    }
  }

  /// Has the run loop call when it next begins or ends a pass, whatever source that serves.
  ///
  /// It calls, too, as a pass ends that lasted to a date: what was due by then has happened when
  /// that returns.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    RunLoop.main.Foundation::perform {
      MainActor.assumeIsolated { self.passed() }
    }
  }

  private func passed() {
    isWatching = false
    guard isCurrent, let engine else { return }
    if isScheduled, callsToWait > 0 {
      callsToWait -= 1
    } else if isScheduled || isTurning || isAlarmDue {
      turn()
    }
    if isScheduled || engine.nextAlarm != nil { watch() }
  }

  private var isCurrent: Bool { engine?.isLaunched == false && Engine.current === engine }

  private var isAlarmDue: Bool {
    guard let engine, let next = engine.nextAlarm else { return false }
    return next <= engine.now + elapsed
  }

  /// Real seconds that the engine's clock has not seen yet.
  private var elapsed: Double {
    Double(DispatchTime.Dispatch::now().uptimeNanoseconds - lastTime.uptimeNanoseconds) / 1e9
  }

  /// Brings the clock up to the real one without a turn: what begins late in a long body of code ends
  /// as much later.
  ///
  /// Inside a turn the clock stands still: it is the turn's own time. What begins together stays
  /// together: less than a millisecond is left to the turn.
  private func catchUp() {
    guard isCurrent, !isTurning, let engine else { return }
    let seconds = elapsed
    guard seconds >= 0.001 else { return }
    saw(seconds)
    engine.sleep(until: engine.now + seconds)
  }

  private func saw(_ seconds: Double) {
    let nanoseconds = UInt64((seconds * 1e9).rounded())
    lastTime = DispatchTime(uptimeNanoseconds: lastTime.uptimeNanoseconds + nanoseconds)
  }

  /// Catches up with the real clock, and sleeps until the next alarm.
  ///
  /// Inside a turn the program runs the loop itself.
  private func turn() {
    isScheduled = false
    guard isCurrent, let engine else { return }
    let isOuter = !isTurning
    let seconds = elapsed
    saw(seconds)
    isTurning = true
    if isOuter {
      engine.advance(by: seconds)
    } else {
      engine.runNested(until: engine.now + seconds)
    }
    isTurning = !isOuter
    sleep()
  }

  private func sleep() {
    guard let engine, let next = engine.nextAlarm else { return }
    watch()
    if let wakeTime, wakeTime <= next { return }
    wakeTime = next
    let deadline = DispatchTime.Dispatch::now() + max(0, next - engine.now)
    DispatchQueue.main.Dispatch::asyncAfter(deadline: deadline) {
      MainActor.assumeIsolated {
        if self.wakeTime == next { self.wakeTime = nil }
        self.turn()
      }
    }
  }
}
