/// Shows one of many controllers; the learner's code swipes.
///
/// Evidence: C-058, C-059.
open class UIPageViewController: UIViewController {
  final var shown: UIViewController?
  final weak var pager: _UIQueuingScrollView?
  /// A page is on its way in.
  final var isTurning = false
  /// Turns that came meanwhile.
  final var waiting: [() -> Void] = []
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init() { self.init(transitionStyle: .pageCurl) }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  nonisolated deinit {}

  open weak var dataSource: UIPageViewControllerDataSource?
  open weak var delegate: UIPageViewControllerDelegate?
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// Only the first controller is used: a spine in the middle is not modelled.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else { return }
    turn(to: new, animated, completion)
  }

  /// What pages are put together with: kept, for pages here follow each other without a gap.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  public nonisolated enum SpineLocation: Int, Hashable, Sendable {
    case none, min, mid, max
  }

  /// At the edge: other spines are not modelled.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Kept: a page shows one side here.
  open var isDoubleSided: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Begins to swipe to the page that the data source names; `nil` if there is none.
  ///
  /// LayoutLab's own, see ``InteractiveTransition``. Evidence: C-058.
  public final func beginSwipe(_ direction: NavigationDirection) -> InteractiveTransition? {
    guard !isTurning, pager?.isScrollEnabled ?? true, let shown,
      let new = neighbour(of: shown, direction), new !== shown
    else {
      return nil
    }
    return swipe(from: shown, to: new)
  }

  open override func loadView() {
    super.loadView()
    addPager()
  }

  override func forget(_ child: UIViewController) {
    if shown === child { shown = nil }
  }

  private func neighbour(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  public nonisolated enum TransitionStyle: Int, Hashable, Sendable { case pageCurl, scroll }
  public nonisolated enum NavigationOrientation: Int, Hashable, Sendable {
    case horizontal, vertical
  }
  public nonisolated enum NavigationDirection: Int, Hashable, Sendable { case forward, reverse }
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
