import Foundation

extension UIView {
  /// Runs `animations` now; the model jumps, the presentation travels on the virtual clock.
  ///
  /// A duration of zero, or less, makes the change without an animation. Evidence: V-055, V-056, V-084.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = options.timing(duration, delay, options.curve)
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

  /// A `dampingRatio` of 1 does not swing; a velocity of 1 goes the whole way in a second.
  ///
  /// The spring is at rest (within a thousandth: a hypothesis of ours) when `duration` is over.
  /// Evidence: V-085.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let curve = TimingCurve.settling(
      after: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
    let timing = options.timing(duration, delay, curve)
    Engine.current.animator.animate(timing, options, animations, completion: completion)
  }

  /// `duration` is one undamped swing; the animation ends when the spring has come to rest.
  ///
  /// When UIKit calls the completion of such a spring is not in the evidence.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let ratio = min(max(1 - Double(bounce), 0.01), 1)
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let rest =
      duration > 0 ? TimingCurve.settlingTime(ratio: ratio, frequency: frequency) : duration
    let curve = TimingCurve.spring(
      ratio: ratio, frequency: frequency, velocity: Double(initialSpringVelocity))
    Engine.current.animator.animate(
      options.timing(rest, delay, curve), options, animations, completion: completion)
  }

  /// Runs `animations` with another count of repetitions for what it animates.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    Engine.current.animator.repeating(Double(count), autoreverses, animations)
  }

  /// The change is not drawn here; the time it takes is.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let engine = Engine.current
    guard engine.faulted == nil, engine.accepts(AnimationTiming(duration: duration)) else { return }
    animations?()
    engine.transition(of: view, for: max(0, duration)) { completion?(true) }
  }

  /// Takes the views away when the animation ends, as documented; how long it takes is unspecified.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }

  public nonisolated enum SystemAnimation: UInt, Hashable, Sendable {
    case delete
  }

  /// Puts `toView` in the place of `fromView`, which leaves at once; the time passes before the completion.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    transition(with: toView, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else if let parent = fromView.superview {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
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

  final func actionInBlock(_ event: String) -> CAAction? {
    guard let block = engine?.animator.current else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = block.timing.duration
    return animation
  }

}

extension UIView {
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
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)

    @MainActor func timing(
      _ duration: Double, _ delay: Double, _ curve: TimingCurve
    ) -> AnimationTiming {
      var timing = AnimationTiming(
        duration: duration < 0 ? 0 : duration, delay: delay < 0 ? 0 : delay, curve: curve)
      if contains(.`repeat`) { timing.repeatCount = .infinity }
      timing.autoreverses = contains(.autoreverse)
      return timing
    }

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
