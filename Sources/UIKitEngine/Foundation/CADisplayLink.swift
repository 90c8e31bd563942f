import Foundation

/// Calls its target for every frame of the screen: 60 a second.
///
/// The target is kept alive until `invalidate()`. Evidence: V-066: the call comes before the commit of
/// the same frame. That the screen's frames lie on a grid from launch on is a choice of ours; real
/// screens may show 120 a second.
@preconcurrency @MainActor public final class CADisplayLink {
  private var target: AnyObject?
  private let selector: Selector
  private weak var engine: Engine?
  private var cause: Int?
  private var number: Int?

  /// When the frame that was last shown was, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: TimeInterval = 0
  /// When the frame is due that the callback prepares.
  public private(set) var targetTimestamp: TimeInterval = 0
  /// Seconds of a frame.
  public var duration: TimeInterval { CADisplayLink.frame }
  public var isPaused = false { didSet { if isPaused != oldValue { pauseChanged() } } }
  /// Frames a second that are asked for; 0 is all.
  public var preferredFramesPerSecond = 0

  static let frame = 1.0 / 60

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  nonisolated deinit {}

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let engine = Engine.current
    guard target != nil, self.engine == nil, engine.faulted == nil else { return }
    self.engine = engine
    engine.mainLoop.onTimeNeeded?()
    let first = CADisplayLink.frame(after: engine.now)
    let scheduled = engine.recordScheduled(.displayLink, at: first)
    (number, cause) = (scheduled.number, scheduled.event)
    if !isPaused { schedule(at: first, in: engine) }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    engine?.mainLoop.cancel(self)
    engine = nil
  }

  /// Ends the calls and lets go of the target.
  public func invalidate() {
    engine?.mainLoop.cancel(self)
    (engine, target) = (nil, nil)
  }

  func rearm(after alarm: MainLoop.Alarm, in engine: Engine) {
    let frames = preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1
    let next = max(alarm.due, engine.now) + (Double(frames) - 0.5) * CADisplayLink.frame
    schedule(at: CADisplayLink.frame(after: next), in: engine)
  }

  func call(at due: Double) {
    (timestamp, targetTimestamp) = (due, due + CADisplayLink.frame)
    if let target { selector(target, self) }
  }

  private func schedule(at due: Double, in engine: Engine) {
    engine.mainLoop.schedule(.displayLink(self), at: due, number: number, cause: cause)
  }

  private func pauseChanged() {
    guard let engine else { return }
    engine.mainLoop.cancel(self)
    if !isPaused { schedule(at: CADisplayLink.frame(after: engine.now), in: engine) }
  }

  /// The first frame that is later than `time`.
  private static func frame(after time: Double) -> Double {
    ((time * 60 + 1e-6).rounded(.down) + 1) / 60
  }
}
