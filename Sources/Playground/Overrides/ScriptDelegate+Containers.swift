import SwiftScript
import UIKitEngine

// What tab bar, page and presentation controllers ask; `nil` is "not implemented".

extension ScriptDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    ask(
      "tabBarController(_:shouldSelect:)", of: "UITabBarControllerDelegate", tabBarController,
      viewController)?.bool ?? true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    _ = ask(
      "tabBarController(_:didSelect:)", of: "UITabBarControllerDelegate", tabBarController,
      viewController)
  }
}

extension ScriptDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    ask(
      "pageViewController(_:viewControllerBefore:)", of: "UIPageViewControllerDataSource",
      pageViewController, viewController
    ).flatMap { UIViewController.unwrap($0) }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    ask(
      "pageViewController(_:viewControllerAfter:)", of: "UIPageViewControllerDataSource",
      pageViewController, viewController
    ).flatMap { UIViewController.unwrap($0) }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    _ = ask(
      "pageViewController(_:willTransitionTo:)", of: "UIPageViewControllerDelegate",
      pageViewController, pendingViewControllers)
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    _ = ask(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      of: "UIPageViewControllerDelegate", pageViewController, finished, previousViewControllers,
      completed)
  }
}

extension ScriptDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    ask(
      "presentationControllerShouldDismiss(_:)", of: "UIAdaptivePresentationControllerDelegate",
      presentationController)?.bool ?? true
  }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = ask(
      "presentationControllerWillDismiss(_:)", of: "UIAdaptivePresentationControllerDelegate",
      presentationController)
  }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = ask(
      "presentationControllerDidDismiss(_:)", of: "UIAdaptivePresentationControllerDelegate",
      presentationController)
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    _ = ask(
      "presentationControllerDidAttemptToDismiss(_:)",
      of: "UIAdaptivePresentationControllerDelegate", presentationController)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    ask(
      "adaptivePresentationStyle(for:)", of: "UIAdaptivePresentationControllerDelegate",
      controller, or: .none)
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    ask(
      "adaptivePresentationStyle(for:traitCollection:)",
      of: "UIAdaptivePresentationControllerDelegate", controller, traitCollection,
      or: adaptivePresentationStyle(for: controller))
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    ask(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      of: "UIAdaptivePresentationControllerDelegate", controller, style,
      or: UIViewController?.none)
  }

  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    _ = ask(
      "prepareForPopoverPresentation(_:)", of: "UIPopoverPresentationControllerDelegate",
      popoverPresentationController)
  }
}
