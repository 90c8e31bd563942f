import Foundation

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
