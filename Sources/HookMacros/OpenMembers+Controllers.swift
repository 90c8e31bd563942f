extension OpenMembers {
  static let controllers = [
    "UIViewController": OpenMembers(
      above: "UIResponder",
      """
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      required init?(coder: NSCoder)
      var title: String? { get set }
      var navigationItem: UINavigationItem { get }
      var view: UIView! { get set }
      var viewIfLoaded: UIView? { get }
      var isViewLoaded: Bool { get }
      func show(_ vc: UIViewController, sender: Any?)
      func showDetailViewController(_ vc: UIViewController, sender: Any?)
      func performSegue(withIdentifier identifier: String, sender: Any?)
      func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
      func prepare(for segue: UIStoryboardSegue, sender: Any?)
      func loadView()
      func loadViewIfNeeded()
      func viewDidLoad()
      func awakeFromNib()
      func viewWillAppear(_ animated: Bool)
      func viewIsAppearing(_ animated: Bool)
      func viewDidAppear(_ animated: Bool)
      func viewWillDisappear(_ animated: Bool)
      func viewDidDisappear(_ animated: Bool)
      func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
      func endAppearanceTransition()
      var shouldAutomaticallyForwardAppearanceMethods: Bool { get }
      var isBeingPresented: Bool { get }
      var isBeingDismissed: Bool { get }
      var isMovingToParent: Bool { get }
      var isMovingFromParent: Bool { get }
      var viewRespectsSystemMinimumLayoutMargins: Bool { get set }
      var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
      func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState)
      func viewWillLayoutSubviews()
      func viewDidLayoutSubviews()
      func updateViewConstraints()
      func viewSafeAreaInsetsDidChange()
      func viewLayoutMarginsDidChange()
      var additionalSafeAreaInsets: UIEdgeInsets { get set }
      var preferredContentSize: CGSize { get set }
      var traitCollection: UITraitCollection { get }
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      var overrideUserInterfaceStyle: UIUserInterfaceStyle { get set }
      func updateTraitsIfNeeded()
      func willTransition(to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator)
      func viewWillTransition(to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator)
      func size(forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize) -> CGSize
      var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }
      func setNeedsUpdateProperties()
      func updatePropertiesIfNeeded()
      func updateProperties()
      func didReceiveMemoryWarning()
      var preferredStatusBarStyle: UIStatusBarStyle { get }
      var childForStatusBarStyle: UIViewController? { get }
      var childForStatusBarHidden: UIViewController? { get }
      var prefersHomeIndicatorAutoHidden: Bool { get }
      var shouldAutorotate: Bool { get }
      var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
      var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
      var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }
      var childForScreenEdgesDeferringSystemGestures: UIViewController? { get }
      var childForHomeIndicatorAutoHidden: UIViewController? { get }
      var disablesAutomaticKeyboardDismissal: Bool { get }
      func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
      func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer)
      func setOverrideTraitCollection(_ collection: UITraitCollection?,
        forChild childViewController: UIViewController)
      func overrideTraitCollection(forChild childViewController: UIViewController) ->
        UITraitCollection?
      var hidesBottomBarWhenPushed: Bool { get set }
      var prefersStatusBarHidden: Bool { get }
      func setNeedsStatusBarAppearanceUpdate()
      var isEditing: Bool { get set }
      func setEditing(_ editing: Bool, animated: Bool)
      var parent: UIViewController? { get }
      var navigationController: UINavigationController? { get }
      var tabBarController: UITabBarController? { get }
      var splitViewController: UISplitViewController? { get }
      var edgesForExtendedLayout: UIRectEdge { get set }
      var extendedLayoutIncludesOpaqueBars: Bool { get set }
      var modalPresentationCapturesStatusBarAppearance: Bool { get set }
      var toolbarItems: [UIBarButtonItem]? { get set }
      func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
      var editButtonItem: UIBarButtonItem { get }
      func setNeedsUpdateOfSupportedInterfaceOrientations()
      func setNeedsUpdateOfHomeIndicatorAutoHidden()
      func setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      var children: [UIViewController] { get }
      func addChild(_ childController: UIViewController)
      func removeFromParent()
      func willMove(toParent parent: UIViewController?)
      func didMove(toParent parent: UIViewController?)
      func transition(from fromViewController: UIViewController,
        to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?)
      func present(_ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)?)
      func dismiss(animated flag: Bool, completion: (() -> Void)?)
      var presentedViewController: UIViewController? { get }
      var presentingViewController: UIViewController? { get }
      var modalPresentationStyle: UIModalPresentationStyle { get set }
      var modalTransitionStyle: UIModalTransitionStyle { get set }
      var isModalInPresentation: Bool { get set }
      var definesPresentationContext: Bool { get set }
      """),
    "UINavigationController": OpenMembers(
      above: "UIViewController",
      """
      init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      init(rootViewController: UIViewController)
      required init?(coder: NSCoder)
      var navigationBar: UINavigationBar { get }
      var isToolbarHidden: Bool { get set }
      func setToolbarHidden(_ hidden: Bool, animated: Bool)
      var isNavigationBarHidden: Bool { get set }
      func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
      var viewControllers: [UIViewController] { get set }
      var topViewController: UIViewController? { get }
      var visibleViewController: UIViewController? { get }
      func pushViewController(_ viewController: UIViewController, animated: Bool)
      @discardableResult func popViewController(animated: Bool) -> UIViewController?
      @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]?
      @discardableResult func popToViewController(_ viewController: UIViewController,
        animated: Bool) -> [UIViewController]?
      func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
      """),
  ]
}
