import SwiftScript
import UIKitEngine

extension MemberTable<UIViewController> {
  /// Presentation, and what goes with tabs, storyboards and transitions between children.
  func presentingMembers() {
    function(
      "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, "
        + "completion: (() -> Void)? = nil)"
    ) { (host: UIViewController, other: UIViewController, flag: Bool, completion: Callback?) in
      host.present(other, animated: flag, completion: completion?.action)
    }
    function("func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)") {
      (host: UIViewController, flag: Bool, completion: Callback?) in
      host.dismiss(animated: flag, completion: completion?.action)
    }
    property("var presentedViewController: UIViewController?", \.presentedViewController)
    property("var presentingViewController: UIViewController?", \.presentingViewController)
    property("var presentationController: UIPresentationController?", \.presentationController)
    property("var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?") {
      $0.transitionCoordinator as? CoordinatedTransition
    }
    property("var modalPresentationStyle: UIModalPresentationStyle", \.modalPresentationStyle)
    property("var modalTransitionStyle: UIModalTransitionStyle", \.modalTransitionStyle)
    property("var isModalInPresentation: Bool", \.isModalInPresentation)
    property("var definesPresentationContext: Bool", \.definesPresentationContext)
    function(
      "func transition(from fromViewController: UIViewController, to toViewController: "
        + "UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], "
        + "animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)"
    ) {
      (
        host: UIViewController, old: UIViewController, new: UIViewController, duration: Double,
        options: UIView.AnimationOptions, animations: Callback?, completion: Callback?
      ) in
      host.transition(
        from: old, to: new, duration: duration, options: options, animations: animations?.action,
        completion: completion?.action(Bool.self))
    }
    method("func awakeFromNib()", UIViewController.awakeFromNib)
    property("var tabBarController: UITabBarController?", \.tabBarController)
    property("var splitViewController: UISplitViewController?", \.splitViewController)
    property("var tabBarItem: UITabBarItem!", \.tabBarItem)
  }
}
