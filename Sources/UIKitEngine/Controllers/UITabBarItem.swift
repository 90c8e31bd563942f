import Foundation

/// What a controller shows in the tab bar.
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeColor: UIColor?
  open var badgeValue: String?

  public override init() { super.init() }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
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

  open var titlePositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
  open var standardAppearance: UITabBarAppearance? {
    get { kept(UITabBarAppearance?.none) }
    set { keep(newValue) }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(UITabBarAppearance?.none) }
    set { keep(newValue) }
  }
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { keep(textAttributes, "badge \(state.rawValue)") }
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept([NSAttributedString.Key: Any]?.none, "badge \(state.rawValue)")
  }
}
