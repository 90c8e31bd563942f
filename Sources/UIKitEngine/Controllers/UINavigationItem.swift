import Foundation

/// What a controller shows in the bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  final var keptValues: [String: Any] = [:]
  open var title: String?
  open var prompt: String?
  open var hidesBackButton = false
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  /// Kept: its bar takes no room here.
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The one at the edge.
  open var rightBarButtonItem: UIBarButtonItem? {
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

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var backButtonDisplayMode: BackButtonDisplayMode {
    get { kept(.default) }
    set { keep(newValue) }
  }
  open var leftItemsSupplementBackButton: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var standardAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}
