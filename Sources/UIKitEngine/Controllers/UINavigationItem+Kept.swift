// What a navigation item and its controller are told of bars: kept; nothing of a bar is drawn.

extension UINavigationItem {
  public final var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public final var leftItemsSupplementBackButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var standardAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var compactAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public nonisolated enum BackButtonDisplayMode: Int, Hashable, Sendable {
    case `default`, generic, minimal
  }
  public nonisolated enum SearchBarPlacement: Int, Hashable, Sendable {
    case automatic, inline, stacked
  }
}

extension UINavigationController {
  public final var hidesBarsOnTap: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var hidesBarsOnSwipe: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UINavigationBar {
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var backIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}

extension UITabBar {
  public final var itemPositioning: ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  public final var itemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public final var itemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public final var selectionIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  public nonisolated enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }
}

extension UITabBarController {
  public final var customizableViewControllers: [UIViewController]? {
    get { kept([UIViewController]?.none) }
    set { keep(newValue) }
  }
}

extension UIToolbar {
  public final var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  public final var standardAppearance: UIToolbarAppearance {
    get { kept(UIToolbarAppearance()) }
    set { keep(newValue) }
  }
  public final var scrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(UIToolbarAppearance?.none) }
    set { keep(newValue) }
  }
  public final var compactAppearance: UIToolbarAppearance? {
    get { kept(UIToolbarAppearance?.none) }
    set { keep(newValue) }
  }
  public final func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    keep(shadowImage, "shadow \(topOrBottom.rawValue)")
  }
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { keep(backgroundImage, "background \(topOrBottom.rawValue)") }
}

extension UIBarButtonItem {
  public final var menu: UIMenu? {
    get { kept(UIMenu?.none) }
    set { keep(newValue) }
  }
  public final var possibleTitles: Set<String>? {
    get { kept(Set<String>?.none) }
    set { keep(newValue) }
  }
  public static func flexibleSpace() -> UIBarButtonItem { space(.flexibleSpace, 0) }
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { space(.fixedSpace, width) }
}

public nonisolated enum UIBarPosition: Int, Hashable, Sendable {
  case any, bottom, top, topAttached
}

extension UIBarButtonItem {
  private static func space(_ item: SystemItem, _ width: CGFloat) -> UIBarButtonItem {
    let made = UIBarButtonItem(systemItem: item)
    made.width = width
    return made
  }
}
