extension OpenMembers {
  static let containers = [
    "UISplitViewController": OpenMembers(
      above: "UIViewController",
      """
      var viewControllers: [UIViewController] { get set }
      func show(_ column: UISplitViewController.Column)
      func hide(_ column: UISplitViewController.Column)
      var isCollapsed: Bool { get }
      var displayMode: UISplitViewController.DisplayMode { get }
      var preferredDisplayMode: UISplitViewController.DisplayMode { get set }
      init(style: UISplitViewController.Style)
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      """),
    "UITabBarController": OpenMembers(
      above: "UIViewController",
      """
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      var viewControllers: [UIViewController]? { get set }
      func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
      var selectedIndex: Int { get set }
      var selectedViewController: UIViewController? { get set }
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      """),
    "UITabBar": OpenMembers(
      above: "UIView",
      """
      var items: [UITabBarItem]? { get set }
      var selectedItem: UITabBarItem? { get set }
      func setItems(_ items: [UITabBarItem]?, animated: Bool)
      var isTranslucent: Bool { get set }
      """),
    "UIPageViewController": OpenMembers(
      above: "UIViewController",
      """
      init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]?)
      required init?(coder: NSCoder)
      var viewControllers: [UIViewController]? { get }
      func setViewControllers(_ viewControllers: [UIViewController]?,
        direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?)
      """),
  ]
}
