import Foundation
import SwiftScript
import UIKitEngine

/// The attributes of texts in bars.
extension TypeBinding {
  static let barTexts: [TypeBinding] = [
    .extending(UINavigationBarAppearance.self, "UINavigationBarAppearance") { type in
      type.property(
        "var titleTextAttributes: [NSAttributedString.Key: Any]", \.titleTextAttributes.bridged)
      type.property(
        "var largeTitleTextAttributes: [NSAttributedString.Key: Any]",
        \.largeTitleTextAttributes.bridged)
    },
    .extending(UIBarButtonItemStateAppearance.self, "UIBarButtonItemStateAppearance") { type in
      type.property(
        "var titleTextAttributes: [NSAttributedString.Key: Any]", \.titleTextAttributes.bridged)
    },
    .extending(UITabBarItemStateAppearance.self, "UITabBarItemStateAppearance") { type in
      type.property(
        "var titleTextAttributes: [NSAttributedString.Key: Any]", \.titleTextAttributes.bridged)
      type.property(
        "var badgeTextAttributes: [NSAttributedString.Key: Any]", \.badgeTextAttributes.bridged)
    },
    .extending(UITabBarItem.self, "UITabBarItem") { type in
      type.function(
        "func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)"
      ) { (me: UITabBarItem, attributes: TextAttributes?, state: UIControl.State) in
        me.setBadgeTextAttributes(attributes?.all, for: state)
      }
      type.function(
        "func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?"
      ) { (me: UITabBarItem, state: UIControl.State) in
        me.badgeTextAttributes(for: state).map(TextAttributes.init)
      }
    },
    .extending(UIBarItem.self, "UIBarItem") { type in
      type.function(
        "func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)"
      ) { (me: UIBarItem, attributes: TextAttributes?, state: UIControl.State) in
        me.setTitleTextAttributes(attributes?.all, for: state)
      }
      type.function(
        "func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?"
      ) { (me: UIBarItem, state: UIControl.State) in
        me.titleTextAttributes(for: state).map(TextAttributes.init)
      }
    },
  ]
}
