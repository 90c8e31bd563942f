import SwiftScript
import UIKitEngine

extension UITabBar.ItemPositioning: @MainActor BridgedValue {}
extension UINavigationItem.SearchBarPlacement: @MainActor BridgedValue {}

/// Who is asked and told of bars, and what bars are told of their looks.
extension TypeBinding {
  static let barDelegates: [TypeBinding] = [
    .protocol(
      "UINavigationBarDelegate", inherits: ["AnyObject"],
      [
        "func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) "
          + "-> Bool",
        "func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)",
        "func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) "
          + "-> Bool",
        "func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)",
      ]),
    .protocol(
      "UITabBarDelegate", inherits: ["AnyObject"],
      ["func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)"]),
    .protocol(
      "UISearchControllerDelegate", inherits: ["AnyObject"],
      [
        "func willPresentSearchController(_ searchController: UISearchController)",
        "func didPresentSearchController(_ searchController: UISearchController)",
        "func willDismissSearchController(_ searchController: UISearchController)",
        "func didDismissSearchController(_ searchController: UISearchController)",
      ]),
    .extending(UINavigationBar.self, "UINavigationBar") { type in
      type.delegateProperty("var delegate: UINavigationBarDelegate?", \.delegate)
    },
    tabBar,
    .enum(
      UITabBar.ItemPositioning.self, "UITabBar.ItemPositioning",
      [("automatic", .automatic), ("fill", .fill), ("centered", .centered)]),
    .extending(UITabBarController.self, "UITabBarController") { type in
      type.method(
        "func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)",
        UITabBarController.tabBar(_:didSelect:))
      type.property(
        "var customizableViewControllers: [UIViewController]?", \.customizableViewControllers)
    },
    .extending(UISearchController.self, "UISearchController") { type in
      type.initializer("convenience init() { self.init(searchResultsController: nil) }") {
        UISearchController(searchResultsController: nil)
      }
      type.delegateProperty("var delegate: UISearchControllerDelegate?", \.delegate)
    },
    .extending(UINavigationItem.self, "UINavigationItem") { type in
      type.property(
        "var preferredSearchBarPlacement: SearchBarPlacement", \.preferredSearchBarPlacement)
    },
    .enum(
      UINavigationItem.SearchBarPlacement.self, "UINavigationItem.SearchBarPlacement",
      [("automatic", .automatic), ("inline", .inline), ("stacked", .stacked)]),
    .extending(UIToolbar.self, "UIToolbar") { type in
      type.property("var barStyle: UIBarStyle", \.barStyle)
      type.property("var standardAppearance: UIToolbarAppearance", \.standardAppearance)
      type.property("var compactAppearance: UIToolbarAppearance?", \.compactAppearance)
      type.property("var scrollEdgeAppearance: UIToolbarAppearance?", \.scrollEdgeAppearance)
    },
  ]

  private static let tabBar = TypeBinding.extending(UITabBar.self, "UITabBar") { type in
    type.delegateProperty("var delegate: UITabBarDelegate?", \.delegate)
    type.method(
      "func setItems(_ items: [UITabBarItem]?, animated: Bool)", UITabBar.setItems(_:animated:))
    type.method("func tapItem(at index: Int)", UITabBar.tapItem(at:))
    type.property("var itemPositioning: ItemPositioning", \.itemPositioning)
    type.property("var itemWidth: CGFloat", \.itemWidth)
    type.property("var itemSpacing: CGFloat", \.itemSpacing)
    type.property("var selectionIndicatorImage: UIImage?", \.selectionIndicatorImage)
  }
}
