import SwiftScript
import UIKitEngine

extension TypeBinding {
  /// What drives animations of one's own, as a finger does.
  static let interactions: [TypeBinding] = [
    .protocol(
      "UIViewControllerInteractiveTransitioning", inherits: ["AnyObject"],
      [
        "func startInteractiveTransition(_ transitionContext: "
          + "any UIViewControllerContextTransitioning)"
      ], needs: ["startInteractiveTransition(_:)"]),
    percentDriven,
  ]

  private static let percentDriven = TypeBinding.class(
    UIPercentDrivenInteractiveTransition.self, "UIPercentDrivenInteractiveTransition",
    inherits: "NSObject", conforms: ["UIViewControllerInteractiveTransitioning"],
    subclassable: true
  ) { type in
    type.initializer(
      "init()", UIPercentDrivenInteractiveTransition.init,
      subclass: ScriptPercentDrivenTransition.init(script:))
    type.property("var duration: CGFloat") { $0.duration }
    type.property("var percentComplete: CGFloat") { $0.percentComplete }
    type.property("var completionSpeed: CGFloat", \.completionSpeed)
    type.property("var completionCurve: UIView.AnimationCurve", \.completionCurve)
    type.property("var wantsInteractiveStart: Bool", \.wantsInteractiveStart)
    type.method(
      "func update(_ percentComplete: CGFloat)", UIPercentDrivenInteractiveTransition.update(_:))
    type.method("func pause()", UIPercentDrivenInteractiveTransition.pause)
    type.method("func finish()", UIPercentDrivenInteractiveTransition.finish)
    type.method("func cancel()", UIPercentDrivenInteractiveTransition.cancel)
    type.function(
      "func startInteractiveTransition(_ transitionContext: "
        + "any UIViewControllerContextTransitioning)"
    ) { (host: UIPercentDrivenInteractiveTransition, context: TransitionContext) in
      host.startInteractiveTransition(context)
    }
  }
}
