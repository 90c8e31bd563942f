import Foundation

/// A stack of controllers; the view of the topmost is shown.
///
/// Pushes and pops change `viewControllers` at once; the views follow in the next layout pass.
/// Evidence: C-031, C-040.
open class UINavigationController: UIViewController {
  final var stack: [UIViewController] = []
  /// What the next layout of the container starts.
  final var deferred: NavigationTransition?
  /// What is travelling now.
  final var running: NavigationTransition?
  /// Pushes and pops that came while another was under way.
  final var queued: [() -> Void] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigation = self
  }

  /// A bar of a class of the program's own; no toolbar of one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let type = navigationBarClass as? UINavigationBar.Type { navigationBar = type._make() }
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigation = self
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    take(rootViewController)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigation = self
  }

  nonisolated deinit {}

  open weak var delegate: UINavigationControllerDelegate?
  public private(set) final var navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      topViewController?.viewIfLoaded?.updateSafeArea()
    }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.dropLast().last, animated).last
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: stack.first, animated)
  }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    pop(to: viewController, animated)
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated)
  }

  override func forget(_ child: UIViewController) {
    stack.removeAll { $0 === child }
  }

  /// The container, with the top controller's view in it.
  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.navigation = self
    view = container
    guard let top = stack.last, let first = top.view else { return }
    first.frame = container.bounds
    container.addSubview(first)
  }
}

/// The bar of a navigation controller: 44 points of the safe area below it.
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  final var styles = BarStyles()
  final weak var navigation: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  nonisolated deinit {}

  /// Those of the controllers in the navigation controller, or the bar's own if it belongs to none.
  public final var items: [UINavigationItem]? {
    get { navigation?.stack.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue ?? [] }
  }
  public final var topItem: UINavigationItem? { items?.last }
  public final var backItem: UINavigationItem? { items?.dropLast().last }
  public final func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  public final func pushItem(_ item: UINavigationItem, animated: Bool) { ownItems.append(item) }
  @discardableResult
  public final func popItem(animated: Bool) -> UINavigationItem? { ownItems.popLast() }
}

/// What a controller shows in the bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  final var keptValues: [String: Any] = [:]
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  public final var titleView: UIView?
  public final var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public final var backBarButtonItem: UIBarButtonItem?
  public final var backButtonTitle: String?
  /// Kept: its bar takes no room here.
  public final var searchController: UISearchController?
  public final var hidesSearchBarWhenScrolling = true
  public final var leftBarButtonItems: [UIBarButtonItem]?
  public final var rightBarButtonItems: [UIBarButtonItem]?
  public final var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The one at the edge.
  public final var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  nonisolated deinit {}

  public nonisolated enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    case automatic, always, never
  }
  nonisolated open override var description: String { plainDescription }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
