import Foundation

/// The owner of a view: loads it late, hears of its appearance and its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  package final var loadedView: UIView?
  final var appearance = Appearance()
  package final weak var window: UIWindow?
  package final var childControllers: [UIViewController] = []
  package final weak var parentController: UIViewController?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    super.init()
    begin()
  }

  override public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    super.init()
    begin()
  }

  nonisolated deinit {
    MainActor.assumeIsolated { end() }
  }

  public final let nibName: String?
  open var title: String? { didSet { navigationItem.title = title } }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open override var next: UIResponder? { loadedView?.parent ?? window }

  // MARK: The view

  /// Loading happens on the first read.
  ///
  /// Once the app is over compiled code may still run on its way out; it gets a view that nobody owns.
  /// Evidence: C-002, C-013, C-015.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? (engine == nil ? UIView() : nil)
    }
    set { setView(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() { loadDefaultView() }
  open func loadViewIfNeeded() { load() }
  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Stands in the place of the view's `updateConstraints()`, which super calls.
  ///
  /// Evidence: C-022.
  open func updateViewConstraints() {
    guard let view = loadedView else { return }
    view.engine?.callback(view, "updateConstraints()") { view.updateConstraints() }
  }
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateSafeArea() } }
  }
  /// Of the root view: at the sides at least as wide as UIKit wants them.
  ///
  /// Evidence: A-084.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.refreshMargins() }
  }
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
}
