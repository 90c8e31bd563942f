// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UINavigationControllerDelegate {
  public var navigationController: _NavigationControllerDelegateCalls? {
    _NavigationControllerDelegateCalls(object: self)
  }
}

@preconcurrency @MainActor public struct _NavigationControllerDelegateCalls {
  let object: any UINavigationControllerDelegate

  public func callAsFunction(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    object.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    object.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    object.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  public func callAsFunction(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    object.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}
