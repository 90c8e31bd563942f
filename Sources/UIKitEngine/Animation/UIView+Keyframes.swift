import Foundation

extension UIView {
  /// Runs `animations`, in which each `addKeyframe` names a part of `duration`.
  ///
  /// The evidence has no entry on keyframes. Documented are the parts; that each part is even, unless
  /// `options` carry a curve, and that calculation modes other than discrete look linear, are choices of
  /// ours (`Rules.OpenFact.keyframesEaseAsAWhole`).
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let general = UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let timing = general.timing(duration, delay, general.curve)
    Engine.current.animator.animate(
      timing, general, isKeyframed: true, isDiscrete: options.contains(.calculationModeDiscrete),
      animations, completion: completion)
  }

  /// What `animations` changes travels from `frameStartTime` on, for `frameDuration`: both are shares
  /// of the whole, from 0 to 1.
  ///
  /// Outside `animateKeyframes` the change is made at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    Engine.current.animator.addKeyframe(frameStartTime, frameDuration, animations)
  }

  public nonisolated struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension Animator {
  func addKeyframe(_ start: Double, _ duration: Double, _ body: () -> Void) {
    guard let engine, engine.faulted == nil,
      engine.accepts(AnimationTiming(duration: duration, delay: start))
    else { return }
    guard let block = current, let whole = block.outer.first else { return body() }
    let own = block.timing
    let start = min(max(start, 0), 1)
    block.timing = AnimationTiming(
      duration: min(max(duration, 0), 1 - start) * whole.duration, delay: start * whole.duration,
      fillsAfter: true)
    if block.isDiscrete { block.timing.curve = .jump }
    body()
    block.timing = own
  }

  /// Runs `body` with the innermost block's repetitions changed.
  func repeating(_ count: Double, _ autoreverses: Bool, _ body: () -> Void) {
    guard let block = current, count > 0 else { return body() }
    let own = block.timing
    block.timing.repeatCount = count
    block.timing.autoreverses = autoreverses
    body()
    let repeated = block.timing.total
    block.timing = own
    if let repeated, let total = own.total, repeated > total { block.lasts = repeated }
  }
}
