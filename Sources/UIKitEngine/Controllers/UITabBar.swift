import Foundation

/// 49 points of the safe area below a tab bar controller's children.
///
/// Its looks are kept and not drawn, and none of them moves the safe area.
open class UITabBar: UIView {
  static let height: CGFloat = 49
  open var isTranslucent = true { didSet { wasGiven(.tabTranslucent) } }
  open var barTintColor: UIColor? { didSet { wasGiven(.tabBarTint) } }
  open var unselectedItemTintColor: UIColor? { didSet { wasGiven(.tabUnselected) } }
  /// That of a tab bar controller's is the controller, which is not to be changed.
  open weak var delegate: (any UITabBarDelegate)?
  /// The controller whose bar it is.
  weak final var owner: UITabBarController?
  private var givenItems: [UITabBarItem]?
  private weak var givenSelection: UITabBarItem?
  /// In a tab bar controller those of its controllers, as Apple's documentation of it has it.
  open var items: [UITabBarItem]? {
    get { owner?.viewControllers.map { $0.compactMap(\.tabBarItem) } ?? givenItems }
    set { givenItems = newValue }
  }
  open var selectedItem: UITabBarItem? {
    get { owner?.selectedViewController?.tabBarItem ?? givenSelection }
    set { givenSelection = newValue }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open lazy var standardAppearance = UITabBarAppearance() {
    didSet { wasGiven(.tabStandard) }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { wasGiven(.tabScrollEdge) } }
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?

  nonisolated deinit {}

  /// Source: the heights that Apple's Human Interface Guidelines give bars in portrait.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }
  /// As wide as it is asked to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UITabBar.height)
  }

  /// Taps the item at `index`, as an app's user does: it is selected and the delegate told.
  ///
  /// LayoutLab's own: in an app a finger does it.
  public final func tapItem(at index: Int) {
    if let owner { return owner.tapTab(at: index) }
    guard let items, items.indices.contains(index) else { return }
    selectedItem = items[index]
    delegate?.tabBar(self, didSelect: items[index])
  }

  open var itemPositioning: ItemPositioning {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  open var itemSpacing: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  open var itemWidth: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  open var selectionIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}
