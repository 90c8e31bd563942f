import Foundation

/// What a layer does when a property changes.
@preconcurrency @MainActor public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// An animation that the program adds to a layer itself; it ends on the virtual clock.
///
/// It changes what is shown and never the model. No entry of the evidence is about explicit animations:
/// they follow Core Animation's documentation.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAAction {
  /// Seconds of one way; 0 takes the transaction's duration.
  open var duration: TimeInterval = 0
  /// When it begins, on the layer's clock (`CACurrentMediaTime()`), or in its group's time; 0 is at once.
  open var beginTime: TimeInterval = 0
  /// Where in its own time it begins.
  open var timeOffset: TimeInterval = 0
  open var speed: Float = 1
  open var repeatCount: Float = 0
  /// Seconds of all repetitions; 0 goes by the count.
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of the start, and of the end or the removal; unlike other delegates it is kept alive.
  open var delegate: CAAnimationDelegate?

  private final var values: [String: Any] = [:]

  public override init() { super.init() }

  nonisolated deinit {}

  /// A value of the program's own, to know the animation by in its delegate.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  /// As the action of a layer's property: adds the receiver to the layer.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The animation of each property that it moves, within the groups around it.
  func tracks(for block: AnimationBlock, key: String, within outer: [AnimationTiming])
    -> [Animation]
  { [] }
}

@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open class CAPropertyAnimation: CAAnimation {
  /// `position.x`, `transform.rotation.z`: a property of the layer, or a part of one.
  open var keyPath: String?
  /// Its values are added to what the layer shows without it.
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  nonisolated deinit {}

  final override func tracks(
    for block: AnimationBlock, key: String, within outer: [AnimationTiming]
  ) -> [Animation] {
    guard let keyPath, let track else { return [] }
    var timing = timing(in: block)
    // What a group around it is still showing, its last child shows too.
    if !outer.isEmpty { timing.fillsBefore = timing.fillsBefore || beginTime <= 0 }
    return [
      Animation(AnimatedPath(keyPath), key: key, track, timing, outer: outer, block: block)
    ]
  }

  /// Where the property goes.
  var track: Animation.Track? { nil }
}

open class CABasicAnimation: CAPropertyAnimation {
  /// A missing value is what the layer shows without the animation.
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  nonisolated deinit {}

  override var track: Animation.Track? {
    .absolute(
      from: animatedNumbers(fromValue), to: animatedNumbers(toValue),
      by: animatedNumbers(byValue), isAdditive: isAdditive)
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// 1 goes the whole way in a second.
  open var initialVelocity: CGFloat = 0

  /// Seconds until the spring is at rest (within a thousandth: a choice of ours).
  open var settlingDuration: TimeInterval {
    TimingCurve.settlingTime(ratio: ratio, frequency: frequency)
  }

  private var frequency: Double { Double(max(stiffness, 0.001) / max(mass, 0.001)).squareRoot() }
  private var ratio: Double {
    let critical = 2 * (max(stiffness, 0.001) * max(mass, 0.001)).squareRoot()
    return min(max(Double(damping / critical), 0.01), 1)
  }

  final var curve: TimingCurve {
    .spring(ratio: ratio, frequency: frequency, velocity: Double(initialVelocity))
  }

  nonisolated deinit {}
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// From 0 to 1, one for each value; evenly spread without them.
  open var keyTimes: [NSNumber]?
  /// How each stretch between two values is paced.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Only linear and discrete stretches are told apart: the others are taken as linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// A path to follow; kept, and nothing is shown of it.
  open var path: CGPath?

  nonisolated deinit {}

  override var track: Animation.Track? {
    let numbers = (values ?? []).compactMap { animatedNumbers($0) }
    guard !numbers.isEmpty else { return nil }
    return .frames(
      Keyframes(
        values: numbers, times: (keyTimes ?? []).map(\.doubleValue),
        curves: (timingFunctions ?? []).map(\.curve),
        isDiscrete: calculationMode == .discrete, isAdditive: isAdditive))
  }
}

/// Animations that run in one stretch of time, clipped to it.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  nonisolated deinit {}

  final override func tracks(
    for block: AnimationBlock, key: String, within outer: [AnimationTiming]
  ) -> [Animation] {
    let own = outer + [timing(in: block)]
    return (animations ?? []).flatMap { $0.tracks(for: block, key: key, within: own) }
  }
}
