import Foundation
import SwiftScript
import UIKitEngine

/// Where UIKit's views take texts with attributes.
extension TypeBinding {
  static let labelTexts = TypeBinding.extending(UILabel.self, "UILabel") { type in
    type.property("var attributedText: NSAttributedString?", \.attributedText)
  }

  static let fieldTexts = TypeBinding.extending(UITextField.self, "UITextField") { type in
    type.property("var attributedText: NSAttributedString?", \.attributedText)
    type.property("var attributedPlaceholder: NSAttributedString?", \.attributedPlaceholder)
    type.property(
      "var defaultTextAttributes: [NSAttributedString.Key: Any]", \.defaultTextAttributes.bridged)
  }

  static let textViewTexts = TypeBinding.extending(UITextView.self, "UITextView") { type in
    type.property("var attributedText: NSAttributedString!", \.attributedText)
    type.property("var typingAttributes: [NSAttributedString.Key: Any]", \.typingAttributes.bridged)
    type.property(
      "var linkTextAttributes: [NSAttributedString.Key: Any]", \.linkTextAttributes.bridged)
  }

  static let buttonTexts = TypeBinding.extending(UIButton.self, "UIButton") { type in
    type.function(
      "func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)"
    ) { (me: UIButton, title: NSAttributedString?, state: UIControl.State) in
      me.setAttributedTitle(title, for: state)
    }
    type.function("func attributedTitle(for state: UIControl.State) -> NSAttributedString?") {
      (me: UIButton, state: UIControl.State) in me.attributedTitle(for: state)
    }
    type.property("var currentAttributedTitle: NSAttributedString?", \.currentAttributedTitle)
  }

  static let refreshTexts = TypeBinding.extending(UIRefreshControl.self, "UIRefreshControl") {
    type in
    type.property("var attributedTitle: NSAttributedString?", \.attributedTitle)
  }

  static let navigationBarTexts = TypeBinding.extending(UINavigationBar.self, "UINavigationBar") {
    type in
    type.property(
      "var titleTextAttributes: [NSAttributedString.Key: Any]?", \.titleTextAttributes.bridged)
    type.property(
      "var largeTitleTextAttributes: [NSAttributedString.Key: Any]?",
      \.largeTitleTextAttributes.bridged)
  }

  static let segmentTexts = TypeBinding.extending(UISegmentedControl.self, "UISegmentedControl") {
    type in
    type.function(
      "func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)"
    ) { (me: UISegmentedControl, attributes: TextAttributes?, state: UIControl.State) in
      me.setTitleTextAttributes(attributes?.all, for: state)
    }
    type.function(
      "func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?"
    ) { (me: UISegmentedControl, state: UIControl.State) in
      me.titleTextAttributes(for: state).map(TextAttributes.init)
    }
  }
}
