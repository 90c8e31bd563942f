import SwiftScript
import UIKitEngine

extension UIViewPropertyAnimator: @MainActor BridgedObject {}
extension UIViewAnimatingState: @MainActor BridgedValue {}
extension UIViewAnimatingPosition: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiViewPropertyAnimator = TypeBinding.class(
    UIViewPropertyAnimator.self, "UIViewPropertyAnimator", conforms: ["CustomStringConvertible"]
  ) { type in
    type.makers()
    type.property("var timingParameters: UITimingCurveProvider?") {
      Value(object: $0.timingParameters.map { $0 as AnyObject })
    }
    type.property("var duration: TimeInterval", \.duration)
    type.property("var delay: TimeInterval", \.delay)
    type.property("var state: UIViewAnimatingState", \.state)
    type.property("var isRunning: Bool", \.isRunning)
    type.property("var isReversed: Bool", \.isReversed)
    type.property("var fractionComplete: CGFloat", \.fractionComplete)
    type.property("var isUserInteractionEnabled: Bool", \.isUserInteractionEnabled)
    type.property("var isManualHitTestingEnabled: Bool", \.isManualHitTestingEnabled)
    type.property("var isInterruptible: Bool", \.isInterruptible)
    type.property("var scrubsLinearly: Bool", \.scrubsLinearly)
    type.property("var pausesOnCompletion: Bool", \.pausesOnCompletion)
    type.function("func startAnimation()") { (me: UIViewPropertyAnimator) in me.startAnimation() }
    type.method(
      "func startAnimation(afterDelay delay: TimeInterval)",
      UIViewPropertyAnimator.startAnimation(afterDelay:))
    type.method("func pauseAnimation()", UIViewPropertyAnimator.pauseAnimation)
    type.method(
      "func stopAnimation(_ withoutFinishing: Bool)", UIViewPropertyAnimator.stopAnimation(_:))
    type.method(
      "func finishAnimation(at finalPosition: UIViewAnimatingPosition)",
      UIViewPropertyAnimator.finishAnimation(at:))
    type.function("func addAnimations(_ animation: @escaping @MainActor () -> Void)") {
      (me: UIViewPropertyAnimator, animation: Callback) in me.addAnimations(animation.action)
    }
    type.function(
      "func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)"
    ) { (me: UIViewPropertyAnimator, animation: Callback, factor: CGFloat) in
      me.addAnimations(animation.action, delayFactor: factor)
    }
    type.function(
      "func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)"
    ) { (me: UIViewPropertyAnimator, completion: Callback) in
      me.addCompletion(completion.action(UIViewAnimatingPosition.self))
    }
    type.function(
      "func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, "
        + "durationFactor: CGFloat)"
    ) { (me: UIViewPropertyAnimator, parameters: Value, factor: CGFloat) in
      me.continueAnimation(
        withTimingParameters: parameters.unerased.object as? any UITimingCurveProvider,
        durationFactor: factor)
    }
    type.property("var description: String", \.description)
  }

  static let uiViewAnimatingState = TypeBinding.enum(
    UIViewAnimatingState.self, "UIViewAnimatingState",
    [("inactive", .inactive), ("active", .active), ("stopped", .stopped)])

  static let uiViewAnimatingPosition = TypeBinding.enum(
    UIViewAnimatingPosition.self, "UIViewAnimatingPosition",
    [("end", .end), ("start", .start), ("current", .current)])
}

extension MemberTable where Host == UIViewPropertyAnimator {
  fileprivate func makers() {
    initializer("init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider)")
    { (duration: TimeInterval, parameters: Value) in
      UIViewPropertyAnimator(duration: duration, timingParameters: parameters.timing)
    }
    initializer(
      """
      convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, \
      animations: (@MainActor () -> Void)? = nil) {
        self.init(
          duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
      }
      """
    ) { (duration: TimeInterval, curve: UIView.AnimationCurve, animations: Callback?) in
      UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations?.action)
    }
    initializer(
      """
      convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, \
      controlPoint2 point2: CGPoint, animations: (@MainActor () -> Void)? = nil) {
        self.init(
          duration: duration,
          timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
      }
      """
    ) { (duration: TimeInterval, point1: CGPoint, point2: CGPoint, animations: Callback?) in
      UIViewPropertyAnimator(
        duration: duration, controlPoint1: point1, controlPoint2: point2,
        animations: animations?.action)
    }
    initializer(
      """
      convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, \
      animations: (@MainActor () -> Void)? = nil) {
        self.init(
          duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
      }
      """
    ) { (duration: TimeInterval, ratio: CGFloat, animations: Callback?) in
      UIViewPropertyAnimator(
        duration: duration, dampingRatio: ratio, animations: animations?.action)
    }
    staticMethod(
      "@discardableResult static func runningPropertyAnimator(withDuration duration: TimeInterval, "
        + "delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping "
        + "@MainActor () -> Void, completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = "
        + "nil) -> UIViewPropertyAnimator"
    ) {
      (
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: Callback, completion: Callback?
      ) in
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: delay, options: options, animations: animations.action,
        completion: completion?.action(UIViewAnimatingPosition.self))
    }
  }
}

extension Value {
  /// What gives a property animator its pace; the default curve if it is nothing of the engine's.
  fileprivate var timing: any UITimingCurveProvider {
    unerased.object as? any UITimingCurveProvider ?? UICubicTimingParameters()
  }
}
