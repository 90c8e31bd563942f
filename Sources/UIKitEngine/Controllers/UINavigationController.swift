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
  final var isServingQueue = false
  final var firstScreen = FirstScreen.untold

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

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigation = self
    take(rootViewController)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigation = self
  }

  nonisolated deinit {}

  open weak var delegate: UINavigationControllerDelegate?
  /// Another comes by the initialiser or by `setValue(_:forKey:)` alone.
  open internal(set) var navigationBar = UINavigationBar() {
    didSet { navigationBar.navigation = self }
  }
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      topViewController?.viewIfLoaded?.updateSafeArea()
    }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Kept, and not in the view: what a toolbar takes of the safe area is unspecified.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  open var isToolbarHidden = true
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Kept: no finger swipes here, and no view has it.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

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

  open var hidesBarsOnTap: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var hidesBarsOnSwipe: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
