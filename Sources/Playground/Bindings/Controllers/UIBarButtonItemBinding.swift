import SwiftScript
import UIKitEngine

extension UIBarButtonItem.Style: @MainActor BridgedValue {}
extension UIBarButtonItem.SystemItem: @MainActor BridgedValue {}
extension UINavigationItem.LargeTitleDisplayMode: @MainActor BridgedValue {}

extension TypeBinding {
  static let barButtons: [TypeBinding] = [
    uiBarItem, uiBarButtonItem, uiBarButtonItemStyle, uiBarButtonSystemItem, largeTitleDisplayMode,
  ]

  private static let uiBarItem = TypeBinding.class(
    UIBarItem.self, "UIBarItem", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer("init()") {
      UIBarItem()
    } subclass: {
      ScriptBarItem(script: $0)
    }
    type.property("var title: String?", \.title)
    type.property("var image: UIImage?", \.image)
    type.property("var tag: Int", \.tag)
    type.property("var isEnabled: Bool", \.isEnabled)
    type.property("var landscapeImagePhone: UIImage?", \.landscapeImagePhone)
    type.property("var largeContentSizeImage: UIImage?", \.largeContentSizeImage)
    type.property("var imageInsets: UIEdgeInsets", \.imageInsets)
    type.property("var landscapeImagePhoneInsets: UIEdgeInsets", \.landscapeImagePhoneInsets)
    type.property("var largeContentSizeImageInsets: UIEdgeInsets", \.largeContentSizeImageInsets)
    type.property("var accessibilityLabel: String?", \.accessibilityLabel)
    type.property("var accessibilityIdentifier: String?", \.accessibilityIdentifier)
    type.property("var accessibilityHint: String?", \.accessibilityHint)
  }

  private static let uiBarButtonItem = TypeBinding.class(
    UIBarButtonItem.self, "UIBarButtonItem", inherits: "UIBarItem", subclassable: true
  ) { type in
    type.barButtonInitializers()
    type.property("var isHidden: Bool", \.isHidden)
    type.property("var tintColor: UIColor?", \.tintColor)
    type.property("var style: UIBarButtonItem.Style", \.style)
    type.property("var width: CGFloat", \.width)
    type.property("var customView: UIView?", \.customView)
    type.property("var primaryAction: UIAction?", \.primaryAction)
    type.property("var action: Selector?", \.action)
    type.native(
      "var target: AnyObject?",
      get: { _, arguments in
        Value(object: UIBarButtonItem.unwrap(arguments[0])?.target)
      },
      set: { _, arguments in
        UIBarButtonItem.unwrap(arguments[0])?.target = arguments[1].unerased.object
        return .void
      })
    type.method("func tap()", UIBarButtonItem.tap)
    type.property("var menu: UIMenu?", \.menu)
    type.staticMethod(
      "static func flexibleSpace() -> UIBarButtonItem", UIBarButtonItem.flexibleSpace)
    type.staticMethod(
      "static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem",
      UIBarButtonItem.fixedSpace(_:))
  }

  private static let uiBarButtonItemStyle = TypeBinding.enum(
    UIBarButtonItem.Style.self, "UIBarButtonItem.Style", [("plain", .plain), ("done", .done)])

  private static let uiBarButtonSystemItem = TypeBinding.enum(
    UIBarButtonItem.SystemItem.self, "UIBarButtonItem.SystemItem",
    [
      ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add),
      ("flexibleSpace", .flexibleSpace), ("fixedSpace", .fixedSpace), ("compose", .compose),
      ("reply", .reply), ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks),
      ("search", .search), ("refresh", .refresh), ("stop", .stop), ("camera", .camera),
      ("trash", .trash), ("play", .play), ("pause", .pause), ("rewind", .rewind),
      ("fastForward", .fastForward), ("undo", .undo), ("redo", .redo), ("close", .close),
    ])

  private static let largeTitleDisplayMode = TypeBinding.enum(
    UINavigationItem.LargeTitleDisplayMode.self, "UINavigationItem.LargeTitleDisplayMode",
    [("automatic", .automatic), ("always", .always), ("never", .never)])
}

extension MemberTable<UINavigationItem> {
  func barButtonMembers() {
    property("var titleView: UIView?", \.titleView)
    property(
      "var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode",
      \.largeTitleDisplayMode)
    property("var backBarButtonItem: UIBarButtonItem?", \.backBarButtonItem)
    property("var backButtonTitle: String?", \.backButtonTitle)
    property("var leftBarButtonItems: [UIBarButtonItem]?", \.leftBarButtonItems)
    property("var rightBarButtonItems: [UIBarButtonItem]?", \.rightBarButtonItems)
    method(
      "func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)",
      UINavigationItem.setLeftBarButton(_:animated:))
    method(
      "func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)",
      UINavigationItem.setRightBarButton(_:animated:))
    method(
      "func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)",
      UINavigationItem.setLeftBarButtonItems(_:animated:))
    method(
      "func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)",
      UINavigationItem.setRightBarButtonItems(_:animated:))
    method(
      "func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)",
      UINavigationItem.setHidesBackButton(_:animated:))
    property("var leftBarButtonItem: UIBarButtonItem?", \.leftBarButtonItem)
    property("var rightBarButtonItem: UIBarButtonItem?", \.rightBarButtonItem)
  }
}

extension MemberTable<UIViewController> {
  func showingMembers() {
    function("func show(_ vc: UIViewController, sender: Any?)") {
      (host: UIViewController, other: UIViewController, _: Value) in
      host.show(other, sender: nil)
    }
    function("func showDetailViewController(_ vc: UIViewController, sender: Any?)") {
      (host: UIViewController, other: UIViewController, _: Value) in
      host.showDetailViewController(other, sender: nil)
    }
  }
}
