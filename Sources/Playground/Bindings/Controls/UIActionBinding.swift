import SwiftScript
import UIKitEngine

extension UIAction: @MainActor BridgedObject {}
extension UIAction.Identifier: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiAction = TypeBinding.class(UIAction.self, "UIAction") { type in
    type.property("var title: String", \.title)
    type.property("var image: UIImage?", \.image)
    type.property("let identifier: Identifier", \.identifier)
    type.property("var sender: Any?") { Value(hosted: $0.sender) }
    type.initializer(
      "init(title: String = \"\", image: UIImage? = nil, identifier: Identifier? = nil, "
        + "handler: @escaping (UIAction) -> Void)"
    ) { (title: String, image: UIImage?, identifier: UIAction.Identifier?, handler: Callback) in
      UIAction(
        title: title, image: image, identifier: identifier, handler: handler.action(UIAction.self))
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
