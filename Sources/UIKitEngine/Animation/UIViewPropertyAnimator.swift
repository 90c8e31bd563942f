import Foundation

public nonisolated enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive, active, stopped
}

public nonisolated enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}

/// Animations that can be paused, turned round, scrubbed and stopped.
///
/// The evidence has no entry on it. What Apple's documentation says is followed: the states, that blocks
/// run when the animator becomes active, that completions come with the position and not after
/// `stopAnimation(true)`. Marked where they stand are choices of ours.
@preconcurrency @MainActor open class UIViewPropertyAnimator: Element {
  package private(set) final lazy var identity = Identity(self)

  /// The blocks that the next run makes, each with the share of the duration that it waits.
  final var waiting: [(delayFactor: Double, body: @MainActor () -> Void)] = []
  final var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  final var block: AnimationBlock?
  final var curve = TimingCurve.easeInOut
  /// Seconds that the run takes; a spring of its own has its own time.
  final var runDuration = 0.0
  final var ends: [(moved: MovedProperty, to: [CGFloat])] = []

  open private(set) var timingParameters: UITimingCurveProvider?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive {
    didSet { note("state", "\(oldValue)", "\(state)") }
  }
  open internal(set) var isRunning = false {
    didSet { note("isRunning", "\(oldValue)", "\(isRunning)") }
  }
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  /// While it is paused, `fractionComplete` is the share of the way, whatever the curve says.
  open var scrubsLinearly = true
  /// At its end it stays active and calls no completion.
  open var pausesOnCompletion = false

  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    _ = identity
    identity.engine?.born(self, .other)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  nonisolated deinit { MainActor.assumeIsolated { end() } }

  /// Makes an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve: UIView.AnimationCurve =
      switch options.curve {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInOut
      }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The share of the way in the direction in which it goes.
  ///
  /// Of a reversed animator the documentation does not say from which end it counts: a choice of ours.
  open var fractionComplete: CGFloat {
    get { CGFloat(share) }
    set { scrub(to: Double(newValue)) }
  }
  open var isReversed = false {
    didSet { if isReversed != oldValue { turnRound() } }
  }
  open func startAnimation() { start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard identity.engine?.accepts(AnimationTiming(duration: 0, delay: delay)) == true else {
      return
    }
    self.delay = max(0, delay)
    start(after: max(0, delay))
  }
  open func pauseAnimation() { pause() }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) { take(animation, 0) }
  open func addAnimations(
    _ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat
  ) { take(animation, Double(delayFactor)) }
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) { goOn(parameters, Double(durationFactor)) }

  open var description: String { "<\(identity.type)(\(identity.address)) [\(state)]>" }

  private func note(_ property: String, _ old: String, _ new: String) {
    guard old != new, let engine = identity.engine, engine.faulted == nil else { return }
    engine.record(.propertyChanged(identity.name, property: property, from: old, to: new))
  }

  private func end() {
    guard let engine = identity.engine, engine.faulted == nil else { return }
    if state != .inactive {
      engine.raise(
        "NSInternalInconsistencyException",
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
    engine.died(identity)
  }
}

extension UIViewPropertyAnimator: @MainActor CustomStringConvertible {}
