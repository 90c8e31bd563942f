import SwiftScript
import UIKitEngine

extension UIAction.Identifier: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiAction = TypeBinding.class(
    UIAction.self, "UIAction", inherits: "UIMenuElement"
  ) { type in
    type.property("let identifier: Identifier", \.identifier)
    type.property("var discoverabilityTitle: String?", \.discoverabilityTitle)
    type.property("var attributes: UIMenuElement.Attributes", \.attributes)
    type.property("var state: UIMenuElement.State", \.state)
    type.property("var sender: Any?") { Value(hosted: $0.sender) }
    type.function("func performWithSender(_ sender: Any?, target: Any?)") {
      (me: UIAction, sender: Value, target: Value) in
      me.performWithSender(sender.hosted, target: target.hosted)
    }
    type.initializer(
      "init(title: String = \"\", subtitle: String? = nil, image: UIImage? = nil, "
        + "identifier: Identifier? = nil, discoverabilityTitle: String? = nil, "
        + "attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, "
        + "handler: @escaping (UIAction) -> Void)"
    ) {
      (
        title: String, subtitle: String?, image: UIImage?, identifier: UIAction.Identifier?,
        discoverability: String?, attributes: UIMenuElement.Attributes, state: UIMenuElement.State,
        handler: Callback
      ) in
      UIAction(
        title: title, subtitle: subtitle, image: image, identifier: identifier,
        discoverabilityTitle: discoverability, attributes: attributes, state: state,
        handler: handler.action(UIAction.self))
    }
  }

  /// Its elements are never asked for: no menu is shown here.
  static let uiDeferredMenuElement = TypeBinding.class(
    UIDeferredMenuElement.self, "UIDeferredMenuElement", inherits: "UIMenuElement"
  ) { type in
    type.initializer(
      "init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)"
    ) { (_: Callback) in
      UIDeferredMenuElement { _ in }
    }
    type.staticMethod(
      "static func uncached(_ elementProvider: "
        + "@escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement"
    ) { (_: Callback) in
      UIDeferredMenuElement.uncached { _ in }
    }
  }

  static let uiActionIdentifier = TypeBinding.struct(
    UIAction.Identifier.self, "UIAction.Identifier", conforms: ["Hashable", "RawRepresentable"]
  ) { type in
    type.property("let rawValue: String", \.rawValue)
    type.initializer("init(rawValue: String)", UIAction.Identifier.init(rawValue:))
    type.initializer("init(_ rawValue: String)", UIAction.Identifier.init(_:))
  }
}
