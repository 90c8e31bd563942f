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
      type.property("var buttonAppearance: UIBarButtonItemAppearance", \.buttonAppearance)
      type.property(
        "var doneButtonAppearance: UIBarButtonItemAppearance", \.doneButtonAppearance)
      type.property(
        "var backButtonAppearance: UIBarButtonItemAppearance", \.backButtonAppearance)
      type.property("var backIndicatorImage: UIImage?", \.backIndicatorImage)
      type.property(
        "var backIndicatorTransitionMaskImage: UIImage?", \.backIndicatorTransitionMaskImage)
      type.function(
        "func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?)"
      ) { (me: UINavigationBarAppearance, image: UIImage?, mask: UIImage?) in
        me.setBackIndicatorImage(image, transitionMaskImage: mask)
      }
    },
    .class(UIToolbarAppearance.self, "UIToolbarAppearance", inherits: "UIBarAppearance") { type in
      type.initializer("init()") { UIToolbarAppearance() }
      type.property("var buttonAppearance: UIBarButtonItemAppearance", \.buttonAppearance)
      type.property(
        "var doneButtonAppearance: UIBarButtonItemAppearance", \.doneButtonAppearance)
    },
    .class(UITabBarAppearance.self, "UITabBarAppearance", inherits: "UIBarAppearance") { type in
      type.initializer("init()") { UITabBarAppearance() }
      type.property("var selectionIndicatorTintColor: UIColor?", \.selectionIndicatorTintColor)
      type.property(
        "var stackedLayoutAppearance: UITabBarItemAppearance", \.stackedLayoutAppearance)
      type.property(
        "var inlineLayoutAppearance: UITabBarItemAppearance", \.inlineLayoutAppearance)
      type.property(
        "var compactInlineLayoutAppearance: UITabBarItemAppearance",
        \.compactInlineLayoutAppearance)
    },
    .class(
      UIBarButtonItemAppearance.self, "UIBarButtonItemAppearance", inherits: "NSObject"
    ) { type in
      type.initializer("init()") { UIBarButtonItemAppearance() }
      type.initializer(
        "init(style: UIBarButtonItem.Style)", UIBarButtonItemAppearance.init(style:))
      type.property("var normal: UIBarButtonItemStateAppearance", \.normal)
      type.property("var highlighted: UIBarButtonItemStateAppearance", \.highlighted)
      type.property("var disabled: UIBarButtonItemStateAppearance", \.disabled)
      type.property("var focused: UIBarButtonItemStateAppearance", \.focused)
    },
    .class(
      UIBarButtonItemStateAppearance.self, "UIBarButtonItemStateAppearance", inherits: "NSObject"
    ) { type in
      type.property("var titlePositionAdjustment: UIOffset", \.titlePositionAdjustment)
      type.property("var backgroundImage: UIImage?", \.backgroundImage)
    },
    .class(UITabBarItemAppearance.self, "UITabBarItemAppearance", inherits: "NSObject") { type in
      type.initializer("init()") { UITabBarItemAppearance() }
      type.property("var normal: UITabBarItemStateAppearance", \.normal)
      type.property("var selected: UITabBarItemStateAppearance", \.selected)
      type.property("var disabled: UITabBarItemStateAppearance", \.disabled)
      type.property("var focused: UITabBarItemStateAppearance", \.focused)
    },
    .class(
      UITabBarItemStateAppearance.self, "UITabBarItemStateAppearance", inherits: "NSObject"
    ) { type in
      type.property("var titlePositionAdjustment: UIOffset", \.titlePositionAdjustment)
      type.property("var iconColor: UIColor?", \.iconColor)
      type.property("var badgeBackgroundColor: UIColor?", \.badgeBackgroundColor)
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
