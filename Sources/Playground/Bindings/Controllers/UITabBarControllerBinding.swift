import SwiftScript
import UIKitEngine

extension UITabBarItem.SystemItem: @MainActor BridgedValue {}

extension TypeBinding {
  /// Their titles and images are the system's, which are not here.
  static let uiTabBarSystemItem = TypeBinding.enum(
    UITabBarItem.SystemItem.self, "UITabBarItem.SystemItem",
    [
      ("more", .more), ("favorites", .favorites), ("featured", .featured), ("topRated", .topRated),
      ("recents", .recents), ("contacts", .contacts), ("history", .history),
      ("bookmarks", .bookmarks), ("search", .search), ("downloads", .downloads),
      ("mostRecent", .mostRecent), ("mostViewed", .mostViewed),
    ])

  static let uiTabBarController = TypeBinding.class(
    UITabBarController.self, "UITabBarController", inherits: "UIViewController", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(nibName: nil, bundle: nil) }") {
      UITabBarController()
    }
    type.initializer(
      "init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)",
      UITabBarController.init(nibName:bundle:),
      subclass: ScriptTabBarController.init(script:nibName:bundle:))
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITabBarController(nibName: nil, bundle: nil)
    } subclass: { script, _ in
      ScriptTabBarController(script: script, nibName: nil, bundle: nil)
    }
    type.delegateProperty("var delegate: UITabBarControllerDelegate?", \.delegate)
    type.property("var tabBar: UITabBar", \.tabBar)
    type.property("var viewControllers: [UIViewController]?", \.viewControllers)
    type.method(
      "func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)",
      UITabBarController.setViewControllers(_:animated:))
    type.property("var selectedIndex: Int", \.selectedIndex)
    type.property("var selectedViewController: UIViewController?", \.selectedViewController)
    type.method("func tapTab(at index: Int)", UITabBarController.tapTab(at:))
  }

  static let uiTabBar = TypeBinding.class(
    UITabBar.self, "UITabBar", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer(
      "init(frame: CGRect)", UITabBar.init(frame:), subclass: ScriptTabBar.init(script:frame:))
    type.initializer("convenience init() { self.init(frame: .zero) }") { UITabBar() }
    type.property("var items: [UITabBarItem]?", \.items)
    type.property("var selectedItem: UITabBarItem?", \.selectedItem)
    type.appearances()
    type.property("var barTintColor: UIColor?", \.barTintColor)
    type.property("var unselectedItemTintColor: UIColor?", \.unselectedItemTintColor)
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UITabBar(frame: .zero)
    } subclass: { script, _ in
      ScriptTabBar(script: script, frame: .zero)
    }
    type.property("var isTranslucent: Bool", \.isTranslucent)
  }

  static let uiTabBarItem = TypeBinding.class(
    UITabBarItem.self, "UITabBarItem", inherits: "UIBarItem", subclassable: true
  ) { type in
    type.initializer("init()") {
      UITabBarItem()
    } subclass: {
      ScriptTabBarItem(script: $0)
    }
    type.initializer(
      "convenience init(title: String?, image: UIImage?, tag: Int) { self.init(); "
        + "self.title = title; self.image = image; self.tag = tag }",
      UITabBarItem.init(title:image:tag:))
    type.initializer(
      "convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init(); "
        + "self.tag = tag }",
      UITabBarItem.init(tabBarSystemItem:tag:))
    type.property("var titlePositionAdjustment: UIOffset", \.titlePositionAdjustment)
    type.property("var standardAppearance: UITabBarAppearance?", \.standardAppearance)
    type.property("var scrollEdgeAppearance: UITabBarAppearance?", \.scrollEdgeAppearance)
    type.property("var badgeValue: String?", \.badgeValue)
    type.property("var badgeColor: UIColor?", \.badgeColor)
    type.property("var selectedImage: UIImage?", \.selectedImage)
    type.initializer(
      "convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init(); "
        + "self.title = title; self.image = image; self.selectedImage = selectedImage }",
      UITabBarItem.init(title:image:selectedImage:))
  }
}
