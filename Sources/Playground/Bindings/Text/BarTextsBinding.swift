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
    .extending(UIBarButtonItem.self, "UIBarButtonItem") { type in
      type.function(
        "func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)"
      ) { (me: UIBarButtonItem, attributes: TextAttributes?, state: UIControl.State) in
        me.setTitleTextAttributes(attributes?.all, for: state)
      }
      type.function(
        "func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?"
      ) { (me: UIBarButtonItem, state: UIControl.State) in
        me.titleTextAttributes(for: state).map(TextAttributes.init)
      }
    },
  ]
}
