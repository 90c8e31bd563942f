import Foundation

/// A timer of the app's main loop, on the app's clock: what `Timer` makes where only UIKit is imported.
nonisolated final class AppTimer: Timer {
  /// Seconds from its start to its first call; between the calls that follow if it repeats.
  let interval: TimeInterval
  private let repeats: Bool
  private let information: Any?
  private var block: (@MainActor (Timer) -> Void)?
  private weak var engine: Engine?

  /// Does not run until a run loop has it.
  init(
    _ interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    _ block: @escaping @MainActor (Timer) -> Void
  ) {
    self.interval = interval.isNaN ? interval : max(interval, repeats ? 0.0001 : 0)
    self.repeats = repeats
    self.block = block
    information = userInfo
    // Foundation's own half never runs: no run loop of Foundation's gets it.
    super.init(
      fire: .distantFuture, interval: self.interval.isFinite ? self.interval : 1, repeats: repeats,
      block: { _ in })
  }

  override var userInfo: Any? { information }

  /// When it fires next, in seconds since the app began; unset until a run loop has it.
  private(set) var nextDue: TimeInterval?

  /// When it fires next; setting it puts that off or forward, once a run loop has the timer.
  ///
  /// Source: developer.apple.com/documentation/foundation/timer/firedate
  override var fireDate: Date {
    get {
      guard let due = nextDue, isOnMainThread else { return super.fireDate }
      nonisolated(unsafe) let me = self
      let now = MainActor.assumeIsolated { me.engine?.now ?? 0 }
      return Date(timeIntervalSinceNow: due - now)
    }
    set {
      guard isOnMainThread else { return super.fireDate = newValue }
      nonisolated(unsafe) let me = self
      MainActor.assumeIsolated { me.fire(in: newValue.timeIntervalSinceNow) }
    }
  }

  /// Its next call comes `delay` seconds from now, and those that repeat after that.
  @MainActor func fire(in delay: TimeInterval) {
    guard isValid, let engine, engine.faulted == nil, delay.isFinite else { return }
    engine.mainLoop.cancel(self)
    let next = engine.now + max(0, delay)
    let (number, event) = engine.recordScheduled(.timer, at: next)
    engine.mainLoop.schedule(.timer(self), at: next, number: number, cause: event)
    nextDue = next
  }

  override var description: String { plainDescription }

  override func fire() {
    guard isValid, let block else { return }
    if !repeats { invalidate() }
    nonisolated(unsafe) let me = self
    MainActor.assumeIsolated { block(me) }
  }

  /// Ends the calls and lets go of the block at once.
  override func invalidate() {
    super.invalidate()
    block = nil
    guard isOnMainThread else { return }
    nonisolated(unsafe) let me = self
    MainActor.assumeIsolated { me.engine?.mainLoop.cancel(me) }
  }

  @MainActor func enter(_ engine: Engine) {
    guard isValid, self.engine == nil, engine.faulted == nil, engine.accepts(time: interval),
      interval < .infinity
    else { return }
    self.engine = engine
    engine.mainLoop.onTimeNeeded?()
    let due = engine.now + interval
    let (number, event) = engine.recordScheduled(.timer, at: due)
    engine.mainLoop.schedule(.timer(self), at: due, number: number, cause: event)
    nextDue = due
  }

  /// Fire dates keep to the grid of the first one, whatever delayed this one.
  @MainActor func rearm(after alarm: MainLoop.Alarm, in engine: Engine) {
    // A fire date that was set meanwhile stands.
    guard repeats, nextDue == alarm.due else { return }
    var next = alarm.due + interval
    if next <= engine.now {
      next += ((engine.now - next) / interval).rounded(.down) * interval
      while next <= engine.now { next += interval }
    }
    engine.mainLoop.schedule(
      .timer(self), at: next, number: alarm.number, cause: alarm.cause)
    nextDue = next
  }
}

extension Timer {
  /// When it fires next, in seconds since the app began; `nil` for one without a run loop.
  @MainActor package var due: TimeInterval? {
    get { (self as? AppTimer)?.nextDue }
    set {
      guard let newValue else { return }
      (self as? AppTimer)?.fire(in: newValue - Engine.current.now)
    }
  }
}
