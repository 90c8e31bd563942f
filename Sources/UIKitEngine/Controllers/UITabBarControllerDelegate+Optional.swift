// Calls with `?` of what the protocol leaves open, see `Requirement`.

extension UITabBarControllerDelegate {
  public var tabBarController: _TabBarControllerDelegateCalls? {
    _TabBarControllerDelegateCalls(object: self)
  }
}

@preconcurrency @MainActor public struct _TabBarControllerDelegateCalls {
  let object: any UITabBarControllerDelegate

  public func callAsFunction(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool? {
    Requirement.ask { object.tabBarController(tabBarController, shouldSelect: viewController) }
  }

  public func callAsFunction(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    object.tabBarController(tabBarController, didSelect: viewController)
  }
}
