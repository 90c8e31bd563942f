import Foundation

/// A timer of the main loop, on virtual time.
@preconcurrency @MainActor public final class Timer {
  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private var block: (@MainActor (Timer) -> Void)?
  private weak var engine: Engine?

  /// Does not run until a run loop has it.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
  ) {
    timeInterval = repeats ? max(interval, 0.0001) : max(interval, 0)
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
    guard isValid, self.engine == nil, engine.faulted == nil else { return }
    self.engine = engine
    engine.mainLoop.schedule(.timer(self), at: engine.now + timeInterval)
  }

  /// Fire dates keep to the grid of the first one, whatever delayed this one.
  func rearm(after due: Double, in engine: Engine) {
    guard repeats else { return }
    var next = due + timeInterval
    while next <= engine.now { next += timeInterval }
    engine.mainLoop.schedule(.timer(self), at: next)
  }
}

/// The main loop, as far as timers ask for it.
@preconcurrency @MainActor public final class RunLoop {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  nonisolated deinit {}

  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.enter(Engine.current) }

  public nonisolated struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }
}
