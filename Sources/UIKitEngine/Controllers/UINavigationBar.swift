import Foundation

/// The bar of a navigation controller: 44 points of the safe area below it.
///
/// Its looks are kept and not drawn, and none of them moves the safe area.
open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  open var prefersLargeTitles = false
  open var isTranslucent = true { didSet { wasGiven(.navigationTranslucent) } }
  open var barTintColor: UIColor? { didSet { wasGiven(.navigationBarTint) } }
  open lazy var standardAppearance = UINavigationBarAppearance() {
    didSet { wasGiven(.navigationStandard) }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { wasGiven(.navigationScrollEdge) }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { wasGiven(.navigationCompact) }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  final weak var navigation: UINavigationController?
  private var ownItems: [UINavigationItem] = []

  nonisolated deinit {}

  /// Source: the heights that Apple's Human Interface Guidelines give bars in portrait.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height)
  }
  /// As wide as it is asked to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height)
  }

  /// Those of the controllers in the navigation controller, or the bar's own if it belongs to none.
  open var items: [UINavigationItem]? {
    get { navigation?.stack.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue ?? [] }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open weak var delegate: (any UINavigationBarDelegate)?
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems.append(item)
    delegate?.navigationBar(self, didPush: item)
  }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = ownItems.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    ownItems.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  open var barPosition: UIBarPosition { .top }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(UINavigationBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var backIndicatorImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
}

public nonisolated enum UIBarStyle: Int, Hashable, Sendable {
  case `default`, black
}

public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}
