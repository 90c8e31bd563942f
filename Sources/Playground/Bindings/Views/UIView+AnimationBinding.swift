import SwiftScript
import UIKitEngine

extension UIView.KeyframeAnimationOptions: @MainActor BridgedValue {}
extension UIView.AnimationCurve: @MainActor BridgedValue {}

extension MemberTable where Host == UIView {
  /// `UIView`'s ways to animate.
  func animations() {
    staticMethod(
      "static func animate(withDuration duration: TimeInterval, delay: TimeInterval, "
        + "options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> "
        + "Void, completion: (@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: Callback, completion: Callback?
      ) in
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: animations.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func animate(withDuration duration: TimeInterval, animations: @escaping "
        + "@MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil)"
    ) { (duration: TimeInterval, animations: Callback, completion: Callback?) in
      UIView.animate(
        withDuration: duration, animations: animations.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func animate(withDuration duration: TimeInterval, delay: TimeInterval, "
        + "usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: "
        + "CGFloat, options: UIView.AnimationOptions = [], animations: @escaping @MainActor "
        + "() -> Void, completion: (@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        duration: TimeInterval, delay: TimeInterval, dampingRatio: CGFloat, velocity: CGFloat,
        options: UIView.AnimationOptions, animations: Callback, completion: Callback?
      ) in
      UIView.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = "
        + "0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: "
        + "UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void, "
        + "completion: (@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
        delay: TimeInterval, options: UIView.AnimationOptions, animations: Callback,
        completion: Callback?
      ) in
      UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity,
        delay: delay, options: options, animations: animations.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func transition(with view: UIView, duration: TimeInterval, options: "
        + "UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?, completion: "
        + "(@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: Callback?, completion: Callback?
      ) in
      UIView.transition(
        with: view, duration: duration, options: options, animations: animations?.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> "
        + "Void)"
    ) { (actionsWithoutAnimation: Callback) in
      UIView.performWithoutAnimation(actionsWithoutAnimation.action)
    }
    staticMethod(
      "static func setAnimationsEnabled(_ enabled: Bool)", UIView.setAnimationsEnabled(_:))
    staticProperty("static var areAnimationsEnabled: Bool") { UIView.areAnimationsEnabled }
    staticProperty("static var inheritedAnimationDuration: TimeInterval") {
      UIView.inheritedAnimationDuration
    }
    staticMethod(
      "static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, "
        + "animations: @MainActor () -> Void)"
    ) { (count: CGFloat, autoreverses: Bool, animations: Callback) in
      UIView.modifyAnimations(
        withRepeatCount: count, autoreverses: autoreverses, animations: animations.action)
    }
    staticMethod(
      "static func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, "
        + "options: UIView.AnimationOptions = [], completion: (@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        fromView: UIView, toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        completion: Callback?
      ) in
      UIView.transition(
        from: fromView, to: toView, duration: duration, options: options,
        completion: completion?.action(Bool.self))
    }
    keyframes()
  }

  private func keyframes() {
    staticMethod(
      "static func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, "
        + "options: UIView.KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> "
        + "Void, completion: (@MainActor (Bool) -> Void)? = nil)"
    ) {
      (
        duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        animations: Callback, completion: Callback?
      ) in
      UIView.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations.action,
        completion: completion?.action(Bool.self))
    }
    staticMethod(
      "static func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration "
        + "frameDuration: Double, animations: @escaping @MainActor () -> Void)"
    ) { (start: Double, duration: Double, animations: Callback) in
      UIView.addKeyframe(
        withRelativeStartTime: start, relativeDuration: duration, animations: animations.action)
    }
  }
}

extension TypeBinding {
  static let uiViewKeyframeAnimationOptions = TypeBinding.optionSet(
    UIView.KeyframeAnimationOptions.self, "UIView.KeyframeAnimationOptions",
    [
      ("layoutSubviews", .layoutSubviews), ("allowUserInteraction", .allowUserInteraction),
      ("beginFromCurrentState", .beginFromCurrentState), ("`repeat`", .`repeat`),
      ("autoreverse", .autoreverse), ("overrideInheritedDuration", .overrideInheritedDuration),
      ("overrideInheritedOptions", .overrideInheritedOptions),
      ("calculationModeLinear", .calculationModeLinear),
      ("calculationModeDiscrete", .calculationModeDiscrete),
      ("calculationModePaced", .calculationModePaced),
      ("calculationModeCubic", .calculationModeCubic),
      ("calculationModeCubicPaced", .calculationModeCubicPaced),
    ])

  static let uiViewAnimationCurve = TypeBinding.enum(
    UIView.AnimationCurve.self, "UIView.AnimationCurve",
    [("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut), ("linear", .linear)])
}
