import Foundation

/// The owner of a view: loads it late, hears of its appearance and its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  package final var loadedView: UIView?
  final var appearance = Appearance()
  package final weak var window: UIWindow?
  package final var childControllers: [UIViewController] = []
  package final weak var parentController: UIViewController?
  /// Of a storyboard's scene: fills the view and the outlets, once the view is there.
  final var connectOutlets: ((UIViewController) -> Void)?
  /// Which scene of which storyboard the controller was made for.
  final var scene: (storyboard: UIStoryboard, name: String)?
  /// What the receiver presents, as the outermost of its parents or as a context.
  final var presentation: Presentation?
  final weak var presentedBy: Presentation?
  final var presentationStyle = UIModalPresentationStyle.automatic
  final var traits = TraitState()
  /// From iOS 26 on; true at birth, as a view's.
  final var needsUpdateProperties = true
  final var propertiesCause: Int?

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

  package override var ownTraits: UITraitCollection? { shownTraits }
  public final let nibName: String?
  open var title: String? {
    didSet {
      navigationItem.title = title
      valuesChanged()
    }
  }
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// For a controller that another one presents that one; else what its view lies in.
  ///
  /// Source: Apple's documentation of the responder chain.
  open override var next: UIResponder? {
    if parent == nil, let presenter = presentingViewController { return presenter }
    return loadedView?.parent ?? window
  }

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
  /// Of a storyboard's scene, before its view and outlets are there.
  ///
  /// Evidence: C-006.
  open func awakeFromNib() {}
  open func loadView() { loadDefaultView() }
  open func loadViewIfNeeded() { load() }
  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) { expectSending("viewWillAppear") }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) { expectSending("viewDidAppear") }
  open func viewWillDisappear(_ animated: Bool) { expectSending("viewWillDisappear") }
  open func viewDidDisappear(_ animated: Bool) { expectSending("viewDidDisappear") }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
  }
  open func endAppearanceTransition() { endTransition() }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  /// Called in the layout after it was asked for; overridden to set the configuration.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
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
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      let container: (any UIContentContainer)? =
        parentController ?? (presentedBy == nil ? nil : presentationController)
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: Environment

  /// As of the last layout pass of the view: right from `viewIsAppearing(_:)` on.
  ///
  /// Evidence: V-061.
  open var traitCollection: UITraitCollection { shownTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { set(newValue) }
  }
  open func updateTraitsIfNeeded() { loadedView?.updateTraitsNow() }
  /// Comes first, and only if the size classes change; `traitCollection` is still the old one.
  ///
  /// Evidence: C-076.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(newCollection, coordinator) }
  /// Before the size changes.
  ///
  /// An override that does not call super leaves the children untold.
  ///
  /// Evidence: C-076.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { tellChildren(size, coordinator) }
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { expectedSize(of: container, in: parentSize) }
  /// A child's `preferredContentSize` was set; a container overrides it to make room.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { overrideTraits(of: childViewController, with: collection) }
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traits.fromParent }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open func setNeedsUpdateProperties() { askForProperties() }
  open func updatePropertiesIfNeeded() { updatePropertiesNow() }
  open func updateProperties() {}

  open func didReceiveMemoryWarning() {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  /// Kept: the tab bar stays, and what its going does to the safe area is unspecified.
  open var hidesBottomBarWhenPushed = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Presentation

  open func show(_ vc: UIViewController, sender: Any?) { showInNavigation(vc) }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    followSegue(identifier, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Loads the view of `viewControllerToPresent` now; everything else comes after the commit.
  ///
  /// Evidence: C-046, C-047, C-048, C-051, C-056.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresentation(of: viewControllerToPresent, flag, completion) }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(flag, completion)
  }
  open var presentedViewController: UIViewController? { ownPresentation?.presented }
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }
  /// Made when first asked for, and for the presentation at the latest.
  open var presentationController: UIPresentationController? {
    let controller = keptPresentationController ?? makePresentationController()
    keptPresentationController = controller
    return controller
  }
  final var keptPresentationController: UIPresentationController?
  /// Reads as what `automatic` comes to.
  ///
  /// Evidence: C-051.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      guard presentationStyle == .automatic, let engine else { return presentationStyle }
      return presentationStyle.resolved(engine.rules)
    }
    set { presentationStyle = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  final var wishes = Wishes()

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  /// A container no longer counts `child` among those it shows in turn.
  func forget(_ child: UIViewController) {}
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    swapChildren(
      fromViewController, toViewController, duration, options, animations, completion)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var topLayoutGuide: UILayoutSupport { barGuide(.topBar) }
  open var bottomLayoutGuide: UILayoutSupport { barGuide(.bottomBar) }
  /// Of the transition under way that the receiver, or one above it, takes part in; else `nil`.
  ///
  /// Whether UIKit has one for a transition without animation is unspecified; here it has none. A
  /// change of the window's size hands its coordinator to `viewWillTransition(to:with:)` only.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let own =
      presentedBy?.coordinator ?? presentation?.coordinator
      ?? (self as? UINavigationController)?.running?.coordinator
    return own ?? parentController?.transitionCoordinator
  }
  /// The nearest navigation controller upwards.
  open var navigationController: UINavigationController? {
    parentController as? UINavigationController ?? parentController?.navigationController
  }
  /// The nearest split view controller upwards.
  open var splitViewController: UISplitViewController? {
    parentController as? UISplitViewController ?? parentController?.splitViewController
  }
  /// The nearest tab bar controller upwards.
  open var tabBarController: UITabBarController? {
    parentController as? UITabBarController ?? parentController?.tabBarController
  }
  /// For a controller that is to be a sheet, else `nil`.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// For a controller that is to be a popover, else `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// Kept.
  ///
  /// Bars here lie over the view, as translucent ones do, so that no edge is ever cut off; what
  /// another value does is unspecified.
  open var edgesForExtendedLayout: UIRectEdge {
    get { wishes.edges }
    set { wishes.edges = newValue }
  }
  /// Kept, as `edgesForExtendedLayout`.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { wishes.includesOpaqueBars }
    set { wishes.includesOpaqueBars = newValue }
  }
  /// Without effect, as since iOS 11.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { wishes.adjustsInsets }
    set { wishes.adjustsInsets = newValue }
  }
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { wishes.capturesStatusBar }
    set { wishes.capturesStatusBar = newValue }
  }
  open var providesPresentationContextTransitionStyle: Bool {
    get { wishes.providesContext }
    set { wishes.providesContext = newValue }
  }
  open var restorationIdentifier: String? {
    get { wishes.restorationIdentifier }
    set { wishes.restorationIdentifier = newValue }
  }
  /// Kept, since no keyboard is here; whether `keyCommands` tells of it is unspecified: here it does not.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    wishes.keyCommands.append(keyCommand)
  }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    wishes.keyCommands.removeAll { $0 === keyCommand }
  }
  open var toolbarItems: [UIBarButtonItem]? {
    get { wishes.toolbarItems }
    set { wishes.toolbarItems = newValue }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    wishes.toolbarItems = toolbarItems
  }
  /// Asked for an animator when the receiver is presented or dismissed with animation.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { wishes.transitioning }
    set { wishes.transitioning = newValue }
  }
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
  /// Kept, for the edges that bars look at.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge
  ) {
    for (index, one) in Wishes.scrollEdges.enumerated() where edge.contains(one) {
      wishes.scrolls[index] = Wishes.Scroll(view: scrollView)
    }
  }
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    Wishes.scrollEdges.firstIndex(where: edge.contains).flatMap { wishes.scrolls[$0].view }
  }
  /// Turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let button = wishes.editButton { return button }
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    let button = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    wishes.editButton = button
    return button
  }
  /// Controllers made by code have none.
  open var nibBundle: Bundle? { nil }
  /// The one whose scene the controller is; `nil` for a controller that comes from code.
  open var storyboard: UIStoryboard? { scene?.storyboard }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
