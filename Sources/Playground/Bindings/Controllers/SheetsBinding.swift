import SwiftScript
import UIKitEngine

extension UIStatusBarAnimation: @MainActor BridgedValue {}
extension UIPopoverArrowDirection: @MainActor BridgedValue {}
extension UISheetPresentationController.Detent.Identifier: @MainActor BridgedValue {}

extension TypeBinding {
  static let sheets: [TypeBinding] = [
    .protocol(
      "UISheetPresentationControllerDetentResolutionContext", inherits: ["AnyObject"],
      [
        "var containerTraitCollection: UITraitCollection { get }",
        "var maximumDetentValue: CGFloat { get }",
      ]),
    // A sheet tells of a detent that a finger chose, as documented; none does here.
    .protocol(
      "UISheetPresentationControllerDelegate",
      inherits: ["UIAdaptivePresentationControllerDelegate"],
      [
        "func sheetPresentationControllerDidChangeSelectedDetentIdentifier("
          + "_ sheetPresentationController: UISheetPresentationController)"
      ]),
    .protocol(
      "UIPopoverPresentationControllerDelegate",
      inherits: ["UIAdaptivePresentationControllerDelegate"],
      [
        "func prepareForPopoverPresentation(_ popoverPresentationController: "
          + "UIPopoverPresentationController)"
      ]),
    sheet, detent, detentIdentifier, popover, popoverArrow,
    .enum(
      UIStatusBarAnimation.self, "UIStatusBarAnimation",
      [("none", .none), ("fade", .fade), ("slide", .slide)]),
  ]

  private static let sheet = TypeBinding.class(
    UISheetPresentationController.self, "UISheetPresentationController",
    inherits: "UIPresentationController"
  ) { type in
    type.property("var detents: [Detent]", \.detents)
    type.property(
      "var selectedDetentIdentifier: Detent.Identifier?", \.selectedDetentIdentifier)
    type.property(
      "var largestUndimmedDetentIdentifier: Detent.Identifier?", \.largestUndimmedDetentIdentifier)
    type.property("var prefersGrabberVisible: Bool", \.prefersGrabberVisible)
    type.property(
      "var prefersScrollingExpandsWhenScrolledToEdge: Bool",
      \.prefersScrollingExpandsWhenScrolledToEdge)
    type.property(
      "var prefersEdgeAttachedInCompactHeight: Bool", \.prefersEdgeAttachedInCompactHeight)
    type.property(
      "var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool",
      \.widthFollowsPreferredContentSizeWhenEdgeAttached)
    type.property("var preferredCornerRadius: CGFloat?", \.preferredCornerRadius)
    type.property("var sourceView: UIView?", \.sourceView)
    type.function("func animateChanges(_ changes: () -> Void)") {
      (host: UISheetPresentationController, changes: Callback) in
      host.animateChanges(changes.action)
    }
    type.method("func invalidateDetents()", UISheetPresentationController.invalidateDetents)
  }

  private static let detent = TypeBinding.class(
    UISheetPresentationController.Detent.self, "UISheetPresentationController.Detent",
    inherits: "NSObject"
  ) { type in
    type.property("let identifier: Identifier", \.identifier)
    type.staticMethod(
      "static func medium() -> UISheetPresentationController.Detent",
      UISheetPresentationController.Detent.medium)
    type.staticMethod(
      "static func large() -> UISheetPresentationController.Detent",
      UISheetPresentationController.Detent.large)
    type.staticMethod(
      "static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, "
        + "resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) "
        + "-> UISheetPresentationController.Detent"
    ) { (identifier: UISheetPresentationController.Detent.Identifier?, resolver: Callback) in
      UISheetPresentationController.Detent.custom(identifier: identifier) { context in
        resolver.result(Value.object(context), or: CGFloat?.none)
      }
    }
  }

  private static let detentIdentifier = TypeBinding.struct(
    UISheetPresentationController.Detent.Identifier.self,
    "UISheetPresentationController.Detent.Identifier", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer(
      "init(rawValue: String)",
      UISheetPresentationController.Detent.Identifier.init(rawValue:))
    type.initializer(
      "init(_ rawValue: String)", UISheetPresentationController.Detent.Identifier.init(_:))
    type.constant("medium", .medium)
    type.constant("large", .large)
  }

  private static let popover = TypeBinding.class(
    UIPopoverPresentationController.self, "UIPopoverPresentationController",
    inherits: "UIPresentationController"
  ) { type in
    type.property("var sourceView: UIView?", \.sourceView)
    type.property("var sourceRect: CGRect", \.sourceRect)
    type.property("var barButtonItem: UIBarButtonItem?", \.barButtonItem)
    type.property(
      "var permittedArrowDirections: UIPopoverArrowDirection", \.permittedArrowDirections)
    type.property("var arrowDirection: UIPopoverArrowDirection", \.arrowDirection)
    type.property("var backgroundColor: UIColor?", \.backgroundColor)
    type.property("var passthroughViews: [UIView]?", \.passthroughViews)
    type.property("var popoverLayoutMargins: UIEdgeInsets", \.popoverLayoutMargins)
    type.property("var canOverlapSourceViewRect: Bool", \.canOverlapSourceViewRect)
  }

  private static let popoverArrow = TypeBinding.optionSet(
    UIPopoverArrowDirection.self, "UIPopoverArrowDirection",
    [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("any", .any),
      ("unknown", .unknown),
    ])
}
