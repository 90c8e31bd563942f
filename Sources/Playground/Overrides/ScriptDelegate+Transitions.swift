import Foundation
import SwiftScript
import UIKitEngine

// What presentations ask for animations of one's own.

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
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    ask(
      "transitionDuration(using:)", of: "UIViewControllerAnimatedTransitioning",
      transitionContext as? PresentationContext, or: 0)
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? PresentationContext else { return }
    _ = ask("animateTransition(using:)", of: "UIViewControllerAnimatedTransitioning", context)
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    _ = ask("animationEnded(_:)", of: "UIViewControllerAnimatedTransitioning", transitionCompleted)
  }
}
