import SwiftScript
import UIKitEngine

extension UITransitionContextViewControllerKey: @MainActor BridgedValue {}
extension UITransitionContextViewKey: @MainActor BridgedValue {}
extension UINavigationController.Operation: @MainActor BridgedValue {}

extension TypeBinding {
  /// Animations of one's own for presentations, pushes and pops.
  static let transitions: [TypeBinding] = [
    .enum(
      UINavigationController.Operation.self, "UINavigationController.Operation",
      [("none", .none), ("push", .push), ("pop", .pop)]),
    .protocol(
      "UIViewControllerTransitioningDelegate", inherits: ["AnyObject"],
      [
        "func animationController(forPresented presented: UIViewController, presenting: "
          + "UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?",
        "func animationController(forDismissed dismissed: UIViewController) -> "
          + "(any UIViewControllerAnimatedTransitioning)?",
        "func interactionControllerForPresentation(using animator: "
          + "any UIViewControllerAnimatedTransitioning) -> "
          + "(any UIViewControllerInteractiveTransitioning)?",
        "func interactionControllerForDismissal(using animator: "
          + "any UIViewControllerAnimatedTransitioning) -> "
          + "(any UIViewControllerInteractiveTransitioning)?",
        "func presentationController(forPresented presented: UIViewController, presenting: "
          + "UIViewController?, source: UIViewController) -> UIPresentationController?",
      ]),
    .protocol(
      "UIViewControllerAnimatedTransitioning", inherits: ["AnyObject"],
      [
        "func transitionDuration(using transitionContext: "
          + "(any UIViewControllerContextTransitioning)?) -> TimeInterval",
        "func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)",
        "func animationEnded(_ transitionCompleted: Bool)",
      ], needs: ["transitionDuration(using:)", "animateTransition(using:)"]),
    .class(TransitionContext.self, "UIViewControllerContextTransitioning") { type in
      type.property("var containerView: UIView", \.containerView)
      type.property("var isAnimated: Bool", \.isAnimated)
      type.property("var isInteractive: Bool", \.isInteractive)
      type.property("var transitionWasCancelled: Bool", \.transitionWasCancelled)
      type.property("var presentationStyle: UIModalPresentationStyle", \.presentationStyle)
      type.property("var targetTransform: CGAffineTransform", \.targetTransform)
      type.method(
        "func updateInteractiveTransition(_ percentComplete: CGFloat)",
        TransitionContext.updateInteractiveTransition(_:))
      type.method(
        "func pauseInteractiveTransition()", TransitionContext.pauseInteractiveTransition)
      type.method(
        "func finishInteractiveTransition()", TransitionContext.finishInteractiveTransition)
      type.method(
        "func cancelInteractiveTransition()", TransitionContext.cancelInteractiveTransition)
      type.method(
        "func completeTransition(_ didComplete: Bool)", TransitionContext.completeTransition(_:))
      type.method(
        "func viewController(forKey key: UITransitionContextViewControllerKey) -> "
          + "UIViewController?", TransitionContext.viewController(forKey:))
      type.method(
        "func view(forKey key: UITransitionContextViewKey) -> UIView?",
        TransitionContext.view(forKey:))
      type.method(
        "func initialFrame(for vc: UIViewController) -> CGRect",
        TransitionContext.initialFrame(for:))
      type.method(
        "func finalFrame(for vc: UIViewController) -> CGRect", TransitionContext.finalFrame(for:))
    },
    .struct(
      UITransitionContextViewControllerKey.self, "UITransitionContextViewControllerKey",
      conforms: ["Hashable"]
    ) { type in
      type.constant("from", .from)
      type.constant("to", .to)
    },
    .struct(
      UITransitionContextViewKey.self, "UITransitionContextViewKey", conforms: ["Hashable"]
    ) { type in
      type.constant("from", .from)
      type.constant("to", .to)
    },
  ]
}
