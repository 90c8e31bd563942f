import Foundation

/// Whether UIKit asks `textField(_:shouldChangeCharactersIn:replacementString:)` when the program
/// types is unspecified: here it does not, as Apple says that the delegate hears of the user's typing.
extension UITextField: UITextInput, TypedText {
  var typed: NSString { (text ?? "") as NSString }

  /// Behind the text, until it is set.
  var selection: NSRange {
    get { extras.selection ?? NSRange(location: typed.length, length: 0) }
    set {
      let old = selection
      extras.selection = newValue
      if old != newValue { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  /// On one line in the middle of the text's rectangle.
  var placement: (text: PlacedText, origin: CGPoint) {
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    let room = textRect(forBounds: bounds)
    let one = (attributedText ?? NSAttributedString(string: text ?? ""))
    let placed = PlacedText(one, font: font, width: .infinity, maximumLines: 1, scale: .current)
    let rest = max(0, room.width - placed.used.width)
    let shift: CGFloat =
      switch textAlignment {
      case .center: rest / 2
      case .right: rest
      case .left, .justified, .natural: 0
      }
    let height = placed.lines.first?.height ?? font.lineHeight
    return (placed, CGPoint(x: room.minX + shift, y: room.midY - height / 2))
  }

  func put(_ text: String, in range: NSRange) {
    let old = clamped(selection)
    self.text = typed.replacingCharacters(in: range, with: text)
    let caret = NSRange(location: range.location + (text as NSString).length, length: 0)
    extras.selection = caret
    if old != caret { delegate?.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  // As Apple's page on the delegate has it: the delegate first, then the notification.

  final func beganEditing() {
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(
      name: UITextField.textDidBeginEditingNotification, object: self)
  }

  final func endedEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
  }
}
