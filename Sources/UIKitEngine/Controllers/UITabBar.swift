import Foundation

/// 49 points of the safe area below a tab bar controller's children.
///
/// Its looks are kept and not drawn, and none of them moves the safe area.
open class UITabBar: UIView {
  static let height: CGFloat = 49
  open var isTranslucent = true { didSet { wasGiven(.tabTranslucent) } }
  public final var barTintColor: UIColor? { didSet { wasGiven(.tabBarTint) } }
  public final var unselectedItemTintColor: UIColor? { didSet { wasGiven(.tabUnselected) } }
  /// The controller whose bar it is.
  weak final var owner: UITabBarController?
  private var givenItems: [UITabBarItem]?
  private weak var givenSelection: UITabBarItem?
  /// In a tab bar controller those of its controllers, as Apple's documentation of it has it.
  public final var items: [UITabBarItem]? {
    get { owner?.viewControllers.map { $0.compactMap(\.tabBarItem) } ?? givenItems }
    set { givenItems = newValue }
  }
  public final var selectedItem: UITabBarItem? {
    get { owner?.selectedViewController?.tabBarItem ?? givenSelection }
    set { givenSelection = newValue }
  }
  public final lazy var standardAppearance = UITabBarAppearance() {
    didSet { wasGiven(.tabStandard) }
  }
  public final var scrollEdgeAppearance: UITabBarAppearance? { didSet { wasGiven(.tabScrollEdge) } }
  public final var barStyle = UIBarStyle.default
  public final var shadowImage: UIImage?
  public final var backgroundImage: UIImage?

  nonisolated deinit {}
}
