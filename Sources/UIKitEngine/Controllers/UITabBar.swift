import Foundation

/// 49 points of the safe area below a tab bar controller's children.
///
/// Its looks are kept and not drawn, and none of them moves the safe area.
open class UITabBar: UIView {
  static let height: CGFloat = 49
  open var isTranslucent = true { didSet { wasGiven(.tabTranslucent) } }
  public final var barTintColor: UIColor? { didSet { wasGiven(.tabBarTint) } }
  public final var unselectedItemTintColor: UIColor? { didSet { wasGiven(.tabUnselected) } }
  public final var items: [UITabBarItem]?
  public final weak var selectedItem: UITabBarItem?
  public final lazy var standardAppearance = UITabBarAppearance() {
    didSet { wasGiven(.tabStandard) }
  }
  public final var scrollEdgeAppearance: UITabBarAppearance? { didSet { wasGiven(.tabScrollEdge) } }
  public final var barStyle = UIBarStyle.default
  public final var shadowImage: UIImage?
  public final var backgroundImage: UIImage?

  nonisolated deinit {}
}
