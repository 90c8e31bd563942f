/// Several controllers, one of which is shown.
///
/// Loads its own view already in `init`; the tabs load when they are first selected.
/// Evidence: C-005, C-057.
open class UITabBarController: UIViewController, UITabBarDelegate {
  final var tabs: [UIViewController] = []
  final var selected = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadViewIfNeeded()
  }

  nonisolated deinit {}

  open weak var delegate: UITabBarControllerDelegate?
  /// Another comes by `setValue(_:forKey:)` alone.
  open internal(set) var tabBar = UITabBar() { didSet { barReplaced(oldValue) } }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { replaceTabs(newValue ?? []) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(viewControllers ?? [])
  }

  /// An index without a tab is ignored.
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      select(index)
    }
  }

  /// Taps the item at `index`, as an app's user does: the delegate is asked and told.
  ///
  /// LayoutLab's own: in an app the tab bar does it.
  public final func tapTab(at index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let item = controller.tabBarItem { tabBar(tabBar, didSelect: item) }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// The bar's word that the user chose an item, for subclasses to hear.
  ///
  /// When it comes is unspecified: here while the old item is still the selected one, and not where the
  /// delegate refuses.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func forget(_ child: UIViewController) {
    let shown = selectedViewController
    tabs.removeAll { $0 === child }
    selected = tabs.firstIndex { $0 === shown } ?? 0
  }

  open override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tabBar.frame = container.bounds.inset(
      by: UIEdgeInsets(
        top: container.bounds.height - UITabBar.height - 34, left: 0, bottom: 0, right: 0))
    own(tabBar, in: container)
    view = container
  }

  /// The selected tab loads before the container's own callback.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    installSelected()
  }

  open var customizableViewControllers: [UIViewController]? {
    get { kept([UIViewController]?.none) }
    set { keep(newValue) }
  }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { Requirement.none(true) }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
