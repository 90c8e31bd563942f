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
    type.method(
      "func setConstraints(_ trackedConstraints: [NSLayoutConstraint], "
        + "activeWhenNearEdge edge: NSDirectionalRectEdge)",
      UITrackingLayoutGuide.setConstraints(_:activeWhenNearEdge:))
    type.method(
      "func setConstraints(_ trackedConstraints: [NSLayoutConstraint], "
        + "activeWhenAwayFrom edges: NSDirectionalRectEdge)",
      UITrackingLayoutGuide.setConstraints(_:activeWhenAwayFrom:))
    type.method(
      "func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint]",
      UITrackingLayoutGuide.constraintsActive(whenNearEdge:))
    type.method(
      "func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint]",
      UITrackingLayoutGuide.constraintsActive(whenAwayFrom:))
    type.method(
      "func removeAllTrackedConstraints()", UITrackingLayoutGuide.removeAllTrackedConstraints)
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
