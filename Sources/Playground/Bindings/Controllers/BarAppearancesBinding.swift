import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let barAppearances: [TypeBinding] = [
    .class(UIBarAppearance.self, "UIBarAppearance", inherits: "NSObject") { type in
      type.initializer("init()") { UIBarAppearance() }
      type.initializer(
        "init(barAppearance: UIBarAppearance)", UIBarAppearance.init(barAppearance:))
      type.property("var backgroundColor: UIColor?", \.backgroundColor)
      type.property("var backgroundEffect: UIBlurEffect?", \.backgroundEffect)
      type.property("var backgroundImage: UIImage?", \.backgroundImage)
      type.property("var shadowColor: UIColor?", \.shadowColor)
      type.property("var shadowImage: UIImage?", \.shadowImage)
      type.method(
        "func configureWithDefaultBackground()", UIBarAppearance.configureWithDefaultBackground)
      type.method(
        "func configureWithOpaqueBackground()", UIBarAppearance.configureWithOpaqueBackground)
      type.method(
        "func configureWithTransparentBackground()",
        UIBarAppearance.configureWithTransparentBackground)
    },
    .class(
      UINavigationBarAppearance.self, "UINavigationBarAppearance", inherits: "UIBarAppearance"
    ) { type in
      type.initializer("init()") { UINavigationBarAppearance() }
      type.property("var titlePositionAdjustment: UIOffset", \.titlePositionAdjustment)
    },
    .class(UIToolbarAppearance.self, "UIToolbarAppearance", inherits: "UIBarAppearance") { type in
      type.initializer("init()") { UIToolbarAppearance() }
    },
    .class(UITabBarAppearance.self, "UITabBarAppearance", inherits: "UIBarAppearance") { type in
      type.initializer("init()") { UITabBarAppearance() }
      type.property("var selectionIndicatorTintColor: UIColor?", \.selectionIndicatorTintColor)
    },
  ]
}

extension MemberTable<UINavigationBar> {
  func appearances() {
    property("var standardAppearance: UINavigationBarAppearance", \.standardAppearance)
    property("var scrollEdgeAppearance: UINavigationBarAppearance?", \.scrollEdgeAppearance)
    property("var compactAppearance: UINavigationBarAppearance?", \.compactAppearance)
    property(
      "var compactScrollEdgeAppearance: UINavigationBarAppearance?",
      \.compactScrollEdgeAppearance)
    property("var shadowImage: UIImage?", \.shadowImage)
    property("var barStyle: UIBarStyle", \.barStyle)
  }
}

extension MemberTable<UINavigationItem> {
  func appearances() {
    property("var standardAppearance: UINavigationBarAppearance?", \.standardAppearance)
    property("var scrollEdgeAppearance: UINavigationBarAppearance?", \.scrollEdgeAppearance)
    property("var compactAppearance: UINavigationBarAppearance?", \.compactAppearance)
    property(
      "var compactScrollEdgeAppearance: UINavigationBarAppearance?",
      \.compactScrollEdgeAppearance)
    property("var searchController: UISearchController?", \.searchController)
    property("var hidesSearchBarWhenScrolling: Bool", \.hidesSearchBarWhenScrolling)
  }
}

extension MemberTable<UITabBar> {
  func appearances() {
    property("var standardAppearance: UITabBarAppearance", \.standardAppearance)
    property("var scrollEdgeAppearance: UITabBarAppearance?", \.scrollEdgeAppearance)
    property("var barStyle: UIBarStyle", \.barStyle)
    property("var shadowImage: UIImage?", \.shadowImage)
    property("var backgroundImage: UIImage?", \.backgroundImage)
  }
}
