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

/// What a controller shows in the bar.
@preconcurrency @MainActor public final class UITabBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var selectedImage: UIImage?
  public var isEnabled = true
  public var badgeColor: UIColor?
  public var tag: Int
  public var badgeValue: String?

  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
    super.init()
  }

  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image, self.selectedImage, tag) = (title, image, selectedImage, 0)
    super.init()
  }

  /// UIKit's own title and image for the item are not in this engine.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  nonisolated deinit {}

  public nonisolated enum SystemItem: Int, Hashable, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
}
