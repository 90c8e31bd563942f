import Foundation
import SwiftScript
import UIKitEngine

// What presentations, pushes and pops ask for animations of one's own.

extension ScriptDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ask(
      "presentationController(forPresented:presenting:source:)",
      of: "UIViewControllerTransitioningDelegate", presented, presenting, source
    ).flatMap { UIPresentationController.unwrap($0) }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "navigationController(_:animationControllerFor:from:to:)",
      of: "UINavigationControllerDelegate", navigationController, operation, fromVC, toVC)?
      .unerased.object as? any UIViewControllerAnimatedTransitioning
  }
}

extension ScriptDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationController(forPresented:presenting:source:)",
      of: "UIViewControllerTransitioningDelegate", presented, presenting, source)?
      .unerased.object as? any UIViewControllerAnimatedTransitioning
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationController(forDismissed:)", of: "UIViewControllerTransitioningDelegate", dismissed)?
      .unerased.object as? any UIViewControllerAnimatedTransitioning
  }
}

extension ScriptDelegate {
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(
      "interactionControllerForPresentation(using:)", of: "UIViewControllerTransitioningDelegate",
      [Value(object: animator)])
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(
      "interactionControllerForDismissal(using:)", of: "UIViewControllerTransitioningDelegate",
      [Value(object: animator)])
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(
      "navigationController(_:interactionControllerFor:)", of: "UINavigationControllerDelegate",
      [navigationController.wrapped, Value(object: animationController)])
  }

  private func interaction(
    _ requirement: String, of name: String, _ arguments: [Value]
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    half.answer(requirement, of: name, on: self, arguments)?.unerased.object
      as? any UIViewControllerInteractiveTransitioning
  }
}

extension ScriptDelegate {
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    _ = ask(
      "startInteractiveTransition(_:)", of: "UIViewControllerInteractiveTransitioning", context)
  }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    ask(
      "transitionDuration(using:)", of: "UIViewControllerAnimatedTransitioning",
      transitionContext as? TransitionContext, or: 0)
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    _ = ask("animateTransition(using:)", of: "UIViewControllerAnimatedTransitioning", context)
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    _ = ask("animationEnded(_:)", of: "UIViewControllerAnimatedTransitioning", transitionCompleted)
  }
}
