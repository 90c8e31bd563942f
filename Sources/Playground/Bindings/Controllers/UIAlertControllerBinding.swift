import SwiftScript
import UIKitEngine

extension UIAlertController.Style: @MainActor BridgedValue {}
extension UIAlertAction.Style: @MainActor BridgedValue {}

extension TypeBinding {
  static let alerts: [TypeBinding] = [
    uiAlertController, uiAlertControllerStyle, uiAlertAction, uiAlertActionStyle,
  ]

  private static let uiAlertController = TypeBinding.class(
    UIAlertController.self, "UIAlertController", inherits: "UIViewController"
  ) { type in
    type.initializer(
      "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)",
      UIAlertController.init(title:message:preferredStyle:))
    type.property("var message: String?", \.message)
    type.property("var actions: [UIAlertAction]", \.actions)
    type.property("var textFields: [UITextField]?", \.textFields)
    type.property("let preferredStyle: UIAlertController.Style", \.preferredStyle)
    type.property("var preferredAction: UIAlertAction?", \.preferredAction)
    type.method("func addAction(_ action: UIAlertAction)", UIAlertController.addAction(_:))
    type.function(
      "func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)"
    ) { (me: UIAlertController, handler: Callback?) in
      me.addTextField(configurationHandler: handler?.action(UITextField.self))
    }
    type.method("func tap(_ action: UIAlertAction)", UIAlertController.tap(_:))
  }

  private static let uiAlertControllerStyle = TypeBinding.enum(
    UIAlertController.Style.self, "UIAlertController.Style",
    [("actionSheet", .actionSheet), ("alert", .alert)])

  private static let uiAlertAction = TypeBinding.class(
    UIAlertAction.self, "UIAlertAction", inherits: "NSObject"
  ) { type in
    type.initializer(
      "init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)"
    ) { (title: String?, style: UIAlertAction.Style, handler: Callback?) in
      UIAlertAction(title: title, style: style, handler: handler?.action(UIAlertAction.self))
    }
    type.property("let title: String?", \.title)
    type.property("let style: UIAlertAction.Style", \.style)
    type.property("var isEnabled: Bool", \.isEnabled)
  }

  private static let uiAlertActionStyle = TypeBinding.enum(
    UIAlertAction.Style.self, "UIAlertAction.Style",
    [("`default`", .default), ("cancel", .cancel), ("destructive", .destructive)])
}
