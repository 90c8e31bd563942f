import Foundation

/// 49 points of the safe area below a tab bar controller's children.
///
/// Its looks are kept and not drawn, and none of them moves the safe area.
open class UITabBar: UIView {
  static let height: CGFloat = 49
  open var isTranslucent = true
  public final var barTintColor: UIColor?
  public final var unselectedItemTintColor: UIColor?
  public final var items: [UITabBarItem]?
  public final weak var selectedItem: UITabBarItem?
  public final lazy var standardAppearance = UITabBarAppearance()
  public final var scrollEdgeAppearance: UITabBarAppearance?
  public final var barStyle = UIBarStyle.default
  public final var shadowImage: UIImage?
  public final var backgroundImage: UIImage?

  nonisolated deinit {}
}
