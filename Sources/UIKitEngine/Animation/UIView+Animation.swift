import Foundation

extension UIView {
  /// Runs `animations` now; the model jumps, the presentation travels on the virtual clock.
  ///
  /// Evidence: V-055, V-056.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: max(0, duration), delay: max(0, delay), curve: options.curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
    Engine.current.animator.animate(timing, options, animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Evidence: V-085.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.settling(
      after: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    let timing = AnimationTiming(
      duration: max(0, duration), delay: max(0, delay), curve: curve,
      repeats: options.contains(.repeat), autoreverses: options.contains(.autoreverse))
    Engine.current.animator.animate(timing, options, animations, completion: completion)
  }

  /// `duration` is one undamped swing; the animation ends when the spring has come to rest.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let ratio = min(max(1 - Double(bounce), 0.01), 1)
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let timing = AnimationTiming(
      duration: TimingCurve.settlingTime(ratio: ratio, frequency: frequency), delay: max(0, delay),
      curve: .spring(
        ratio: ratio, frequency: frequency, velocity: Double(initialSpringVelocity)))
    Engine.current.animator.animate(timing, options, animations, completion: completion)
  }

  /// The change is not drawn here; the time it takes is.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let engine = Engine.current
    guard engine.faulted == nil else { return }
    animations?()
    engine.enqueue(after: duration) { completion?(true) }
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    Engine.current.animator.withoutAnimation(actionsWithoutAnimation)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    Engine.current.animator.isEnabled = enabled
  }

  public static var areAnimationsEnabled: Bool { Engine.current.animator.isEnabled }

  public static var inheritedAnimationDuration: TimeInterval {
    Engine.current.animator.current?.timing.duration ?? 0
  }

  /// A view's layer animates inside an animation block only.
  ///
  /// Evidence: V-039.
  final func implicitAction(_ event: String) -> (any CAAction)? {
    guard let block = engine?.animator.current else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = block.timing.duration
    return animation
  }

  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

    nonisolated var curve: TimingCurve {
      switch (rawValue >> 16) & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
