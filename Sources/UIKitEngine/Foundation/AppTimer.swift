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
  }

  /// Fire dates keep to the grid of the first one, whatever delayed this one.
  @MainActor func rearm(after alarm: MainLoop.Alarm, in engine: Engine) {
    guard repeats else { return }
    var next = alarm.due + interval
    if next <= engine.now {
      next += ((engine.now - next) / interval).rounded(.down) * interval
      while next <= engine.now { next += interval }
    }
    engine.mainLoop.schedule(
      .timer(self), at: next, number: alarm.number, cause: alarm.cause)
  }
}
