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
      "var defaultTextAttributes: [NSAttributedString.Key: Any]", \.bridgedDefaultAttributes)
  }

  static let textViewTexts = TypeBinding.extending(UITextView.self, "UITextView") { type in
    type.property("var attributedText: NSAttributedString!", \.attributedText)
    type.property("var typingAttributes: [NSAttributedString.Key: Any]", \.bridgedTypingAttributes)
    type.property("var linkTextAttributes: [NSAttributedString.Key: Any]", \.bridgedLinkAttributes)
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
      "var titleTextAttributes: [NSAttributedString.Key: Any]?", \.bridgedTitleAttributes)
    type.property(
      "var largeTitleTextAttributes: [NSAttributedString.Key: Any]?",
      \.bridgedLargeTitleAttributes)
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

extension UITextField {
  fileprivate var bridgedDefaultAttributes: TextAttributes {
    get { TextAttributes(all: defaultTextAttributes) }
    set { defaultTextAttributes = newValue.all }
  }
}

extension UITextView {
  fileprivate var bridgedTypingAttributes: TextAttributes {
    get { TextAttributes(all: typingAttributes) }
    set { typingAttributes = newValue.all }
  }
  fileprivate var bridgedLinkAttributes: TextAttributes {
    get { TextAttributes(all: linkTextAttributes) }
    set { linkTextAttributes = newValue.all }
  }
}

extension UINavigationBar {
  fileprivate var bridgedTitleAttributes: TextAttributes? {
    get { titleTextAttributes.map(TextAttributes.init) }
    set { titleTextAttributes = newValue?.all }
  }
  fileprivate var bridgedLargeTitleAttributes: TextAttributes? {
    get { largeTitleTextAttributes.map(TextAttributes.init) }
    set { largeTitleTextAttributes = newValue?.all }
  }
}
