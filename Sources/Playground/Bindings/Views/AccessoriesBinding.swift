import SwiftScript
import UIKitEngine

extension UIAccessibilityTraits: @MainActor BridgedValue {}

extension MemberTable where Host == UIView {
  /// What a view keeps for others.
  func accessories() {
    property("var accessibilityLabel: String?", \.accessibilityLabel)
    property("var accessibilityHint: String?", \.accessibilityHint)
    property("var accessibilityValue: String?", \.accessibilityValue)
    method("func accessibilityActivate() -> Bool", UIView.accessibilityActivate)
    method("func accessibilityIncrement()", UIView.accessibilityIncrement)
    method("func accessibilityDecrement()", UIView.accessibilityDecrement)
    method("func accessibilityPerformEscape() -> Bool", UIView.accessibilityPerformEscape)
    property("var accessibilityTraits: UIAccessibilityTraits", \.accessibilityTraits)
    property("var isAccessibilityElement: Bool", \.isAccessibilityElement)
    anyArrayProperty("var accessibilityElements: [Any]?", \.accessibilityElements)
    property("var accessibilityElementsHidden: Bool", \.accessibilityElementsHidden)
    property("var accessibilityViewIsModal: Bool", \.accessibilityViewIsModal)
    property("var shouldGroupAccessibilityChildren: Bool", \.shouldGroupAccessibilityChildren)
    property("var accessibilityFrame: CGRect", \.accessibilityFrame)
    property("var restorationIdentifier: String?", \.restorationIdentifier)
    property("var largeContentTitle: String?", \.largeContentTitle)
    property("var showsLargeContentViewer: Bool", \.showsLargeContentViewer)
    method("@discardableResult func endEditing(_ force: Bool) -> Bool", UIView.endEditing(_:))
    method(
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
      UIView.gestureRecognizerShouldBegin(_:))
    method(
      "func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?",
      UIView.snapshotView(afterScreenUpdates:))
    method(
      "@discardableResult func drawHierarchy(in rect: CGRect, "
        + "afterScreenUpdates afterUpdates: Bool) -> Bool",
      UIView.drawHierarchy(in:afterScreenUpdates:))
    interactionMembers()
    method("func awakeFromNib()", UIView.awakeFromNib)
    method("func prepareForInterfaceBuilder()", UIView.prepareForInterfaceBuilder)
  }
}

extension TypeBinding {
  static let uiAccessibilityTraits = TypeBinding.optionSet(
    UIAccessibilityTraits.self, "UIAccessibilityTraits",
    [
      ("none", .none),
      ("button", .button),
      ("link", .link),
      ("image", .image),
      ("selected", .selected),
      ("playsSound", .playsSound),
      ("keyboardKey", .keyboardKey),
      ("staticText", .staticText),
      ("summaryElement", .summaryElement),
      ("notEnabled", .notEnabled),
      ("updatesFrequently", .updatesFrequently),
      ("searchField", .searchField),
      ("startsMediaSession", .startsMediaSession),
      ("adjustable", .adjustable),
      ("allowsDirectInteraction", .allowsDirectInteraction),
      ("causesPageTurn", .causesPageTurn),
      ("tabBar", .tabBar),
      ("header", .header),
    ])
}
