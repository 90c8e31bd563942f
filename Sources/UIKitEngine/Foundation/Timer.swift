import Foundation

/// A timer of the main loop, on virtual time.
@preconcurrency @MainActor public final class Timer {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public private(set) var userInfo: Any?
  private let repeats: Bool
  private var block: (@MainActor (Timer) -> Void)?
  private weak var engine: Engine?

  /// Does not run until a run loop has it.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval =
      interval.isNaN ? interval : repeats ? max(interval, 0.0001) : max(interval, 0)
    self.repeats = repeats
    self.block = block
  }

  nonisolated deinit {}

  /// Fires from a turn of the loop, `interval` virtual seconds from now.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.enter(Engine.current)
    return timer
  }

  /// The same, calling a method of `target`, which is kept alive until the timer is invalid.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    timer.enter(Engine.current)
    return timer
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector(target, $0) }
    self.userInfo = userInfo
  }

  public func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  public func invalidate() {
    isValid = false
    block = nil
    engine?.mainLoop.cancel(self)
  }

  func enter(_ engine: Engine) {
    guard isValid, self.engine == nil, engine.faulted == nil, engine.accepts(time: timeInterval),
      timeInterval < .infinity
    else { return }
    self.engine = engine
    let due = engine.now + timeInterval
    let (number, event) = engine.recordScheduled(.timer, at: due)
    engine.mainLoop.schedule(.timer(self), at: due, number: number, cause: event)
  }

  /// Fire dates keep to the grid of the first one, whatever delayed this one.
  func rearm(after alarm: MainLoop.Alarm, in engine: Engine) {
    guard repeats else { return }
    var next = alarm.due + timeInterval
    if next <= engine.now {
      next += ((engine.now - next) / timeInterval).rounded(.down) * timeInterval
      while next <= engine.now { next += timeInterval }
    }
    engine.mainLoop.schedule(
      .timer(self), at: next, number: alarm.number, cause: alarm.cause)
  }
}

/// The main loop, as far as timers ask for it.
@preconcurrency @MainActor public final class RunLoop {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  nonisolated deinit {}

  /// Runs `block` in the next go of the loop, before the main queue.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    let engine = Engine.current
    guard engine.faulted == nil else { return }
    let (number, event) = engine.recordScheduled(.source, at: nil)
    engine.mainLoop.sources.append(MainLoop.Block(number: number, cause: event, body: block))
  }

  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.enter(Engine.current) }

  public nonisolated struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }
}
