import SwiftScript
import UIKitEngine

extension UIAccessibilityScrollDirection: @MainActor BridgedValue {}

/// What every object can say to a reader of the screen: kept, for there is none here.
extension TypeBinding {
  static let accessibilityMembers: [TypeBinding] = [
    .extending(UIResponder.self, "UIResponder") { type in
      type.spoken()
      type.read()
      type.handled()
    },
    .class(UIAccessibilityElement.self, "UIAccessibilityElement", inherits: "UIResponder") { type in
      type.initializer("init(accessibilityContainer container: Any)") { (container: Value) in
        UIAccessibilityElement(accessibilityContainer: container.hosted ?? 0)
      }
      type.property("var accessibilityIdentifier: String?", \.accessibilityIdentifier)
      type.property(
        "var accessibilityFrameInContainerSpace: CGRect", \.accessibilityFrameInContainerSpace)
    },
    .enum(
      UIAccessibilityScrollDirection.self, "UIAccessibilityScrollDirection",
      [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("next", .next),
        ("previous", .previous),
      ]),
  ]
}

extension MemberTable where Host == UIResponder {
  fileprivate func spoken() {
    property("var accessibilityLabel: String?", \.accessibilityLabel)
    property("var accessibilityHint: String?", \.accessibilityHint)
    property("var accessibilityValue: String?", \.accessibilityValue)
    property("var accessibilityTraits: UIAccessibilityTraits", \.accessibilityTraits)
    property("var accessibilityLanguage: String?", \.accessibilityLanguage)
    property("var accessibilityUserInputLabels: [String]!", \.accessibilityUserInputLabels)
    property(
      "var accessibilityCustomActions: [UIAccessibilityCustomAction]?",
      \.accessibilityCustomActions)
  }

  fileprivate func read() {
    property("var isAccessibilityElement: Bool", \.isAccessibilityElement)
    anyArrayProperty("var accessibilityElements: [Any]?", \.accessibilityElements)
    property("var accessibilityElementsHidden: Bool", \.accessibilityElementsHidden)
    property("var accessibilityViewIsModal: Bool", \.accessibilityViewIsModal)
    property("var shouldGroupAccessibilityChildren: Bool", \.shouldGroupAccessibilityChildren)
    property("var accessibilityFrame: CGRect", \.accessibilityFrame)
    property("var accessibilityActivationPoint: CGPoint", \.accessibilityActivationPoint)
    property("var accessibilityPath: UIBezierPath?", \.accessibilityPath)
    property(
      "var accessibilityContainerType: UIAccessibilityContainerType", \.accessibilityContainerType)
    property(
      "var accessibilityNavigationStyle: UIAccessibilityNavigationStyle",
      \.accessibilityNavigationStyle)
    property(
      "var accessibilityRespondsToUserInteraction: Bool",
      \.accessibilityRespondsToUserInteraction)
    method("func accessibilityElementCount() -> Int", UIResponder.accessibilityElementCount)
    function("func accessibilityElement(at index: Int) -> Any?") {
      (me: UIResponder, index: Int) in Value(hosted: me.accessibilityElement(at: index))
    }
    function("func index(ofAccessibilityElement element: Any) -> Int") {
      (me: UIResponder, element: Value) in
      me.index(ofAccessibilityElement: element.hosted ?? 0)
    }
  }

  fileprivate func handled() {
    method("func accessibilityActivate() -> Bool", UIResponder.accessibilityActivate)
    method("func accessibilityIncrement()", UIResponder.accessibilityIncrement)
    method("func accessibilityDecrement()", UIResponder.accessibilityDecrement)
    method("func accessibilityPerformEscape() -> Bool", UIResponder.accessibilityPerformEscape)
    method(
      "func accessibilityPerformMagicTap() -> Bool", UIResponder.accessibilityPerformMagicTap)
    method(
      "func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool",
      UIResponder.accessibilityScroll(_:))
    method(
      "func accessibilityElementDidBecomeFocused()",
      UIResponder.accessibilityElementDidBecomeFocused)
    method(
      "func accessibilityElementDidLoseFocus()", UIResponder.accessibilityElementDidLoseFocus)
    method(
      "func accessibilityElementIsFocused() -> Bool", UIResponder.accessibilityElementIsFocused)
  }
}
