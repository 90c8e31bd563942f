import SwiftScript
import UIKitEngine

extension UITextField.BorderStyle: @MainActor BridgedValue {}
extension UITextField.ViewMode: @MainActor BridgedValue {}
extension UITextField.DidEndEditingReason: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTextField = TypeBinding.class(
    UITextField.self, "UITextField", inherits: "UIControl", conforms: ["UIKeyInput"],
    subclassable: true
  ) { type in
    type.frameInitializers(UITextField.init(frame:), subclass: ScriptTextField.init(script:frame:))
    type.property("var text: String?", \.text)
    type.property("var placeholder: String?", \.placeholder)
    type.property("var font: UIFont?", \.font)
    type.property("var borderStyle: BorderStyle", \.borderStyle)
    type.property("var textColor: UIColor?", \.textColor)
    type.property("var textAlignment: NSTextAlignment", \.textAlignment)
    type.property("var adjustsFontSizeToFitWidth: Bool", \.adjustsFontSizeToFitWidth)
    type.property("var minimumFontSize: CGFloat", \.minimumFontSize)
    type.property("var clearsOnBeginEditing: Bool", \.clearsOnBeginEditing)
    type.property("var clearButtonMode: ViewMode", \.clearButtonMode)
    type.property("var leftView: UIView?", \.leftView)
    type.property("var leftViewMode: ViewMode", \.leftViewMode)
    type.property("var rightView: UIView?", \.rightView)
    type.property("var rightViewMode: ViewMode", \.rightViewMode)
    type.property("var isSecureTextEntry: Bool", \.isSecureTextEntry)
    type.property("var inputView: UIView?", \.inputView)
    type.property("var inputAccessoryView: UIView?", \.inputAccessoryView)
    type.inputTraits()
    type.method("func insertText(_ text: String)", UITextField.insertText(_:))
    type.method("func deleteBackward()", UITextField.deleteBackward)
    type.textInput()
    type.notificationNames()
    type.method(
      "func borderRect(forBounds bounds: CGRect) -> CGRect", UITextField.borderRect(forBounds:))
    type.method(
      "func clearButtonRect(forBounds bounds: CGRect) -> CGRect",
      UITextField.clearButtonRect(forBounds:))
    type.method(
      "func leftViewRect(forBounds bounds: CGRect) -> CGRect",
      UITextField.leftViewRect(forBounds:))
    type.method(
      "func rightViewRect(forBounds bounds: CGRect) -> CGRect",
      UITextField.rightViewRect(forBounds:))
    type.method("func drawText(in rect: CGRect)", UITextField.drawText(in:))
    type.method("func drawPlaceholder(in rect: CGRect)", UITextField.drawPlaceholder(in:))
    type.property("var hasText: Bool", \.hasText)
    type.property("var background: UIImage?", \.background)
    type.property("var isEditing: Bool", \.isEditing)
    type.delegateProperty("var delegate: UITextFieldDelegate?", \.delegate)
    type.method(
      "func textRect(forBounds bounds: CGRect) -> CGRect", UITextField.textRect(forBounds:))
    type.method(
      "func editingRect(forBounds bounds: CGRect) -> CGRect", UITextField.editingRect(forBounds:))
    type.method(
      "func placeholderRect(forBounds bounds: CGRect) -> CGRect",
      UITextField.placeholderRect(forBounds:))
  }

  static let uiTextFieldBorderStyle = TypeBinding.enum(
    UITextField.BorderStyle.self, "UITextField.BorderStyle",
    [("none", .none), ("line", .line), ("bezel", .bezel), ("roundedRect", .roundedRect)])

  static let uiTextFieldDidEndEditingReason = TypeBinding.enum(
    UITextField.DidEndEditingReason.self, "UITextField.DidEndEditingReason",
    [("committed", .committed), ("cancelled", .cancelled)])

  static let uiTextFieldViewMode = TypeBinding.enum(
    UITextField.ViewMode.self, "UITextField.ViewMode",
    [
      ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
      ("always", .always),
    ])
}
