import SwiftScript
import UIKitEngine

extension UIAccessibilityTraits: @MainActor BridgedValue {}

extension MemberTable where Host == UIView {
  /// What a view keeps for others.
  func accessories() {
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
