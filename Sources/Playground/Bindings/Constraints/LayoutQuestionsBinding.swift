import SwiftScript
import UIKitEngine

extension MemberTable where Host == UIView {
  /// What one asks a view when a layout surprises, and the guides that came late.
  func layoutQuestions() {
    method("func exerciseAmbiguityInLayout()", UIView.exerciseAmbiguityInLayout)
    method(
      "func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]",
      UIView.constraintsAffectingLayout(for:))
    method("func recursiveDescription() -> String", UIView.recursiveDescription)
    method("func _autolayoutTrace() -> String", UIView._autolayoutTrace)
    method("func forBaselineLayout() -> UIView", UIView.forBaselineLayout)
    property("var keyboardLayoutGuide: UIKeyboardLayoutGuide", \.keyboardLayoutGuide)
    staticMethod(
      "class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) "
        + "-> UIUserInterfaceLayoutDirection"
    ) { (attribute: UISemanticContentAttribute) in
      UIView.userInterfaceLayoutDirection(for: attribute)
    }
    staticMethod(
      "class func userInterfaceLayoutDirection(for semanticContentAttribute: "
        + "UISemanticContentAttribute, relativeTo layoutDirection: "
        + "UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection"
    ) {
      (attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection) in
      UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
    }
  }
}
