import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiTrackingLayoutGuide = TypeBinding.class(
    UITrackingLayoutGuide.self, "UITrackingLayoutGuide", inherits: "UILayoutGuide",
    subclassable: true
  ) { type in
    type.initializer("init()") {
      UITrackingLayoutGuide()
    } subclass: {
      ScriptTrackingLayoutGuide(script: $0)
    }
  }

  static let uiKeyboardLayoutGuide = TypeBinding.class(
    UIKeyboardLayoutGuide.self, "UIKeyboardLayoutGuide", inherits: "UITrackingLayoutGuide",
    subclassable: true
  ) { type in
    type.initializer("init()") {
      UIKeyboardLayoutGuide()
    } subclass: {
      ScriptKeyboardLayoutGuide(script: $0)
    }
    type.property("var followsUndockedKeyboard: Bool", \.followsUndockedKeyboard)
    type.property("var usesBottomSafeArea: Bool", \.usesBottomSafeArea)
    type.property("var keyboardDismissPadding: CGFloat", \.keyboardDismissPadding)
  }
}
