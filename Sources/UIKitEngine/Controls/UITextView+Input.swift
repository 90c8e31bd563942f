import Foundation

/// Whether UIKit asks `textView(_:shouldChangeTextIn:replacementText:)` when the program types is
/// unspecified: here it does not.
extension UITextView: UITextInput, TypedText {
  var typed: NSString { (text ?? "") as NSString }
  var selection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  final var textDelegate: (any UITextViewDelegate)? { delegate }

  func put(_ text: String, in range: NSRange) {
    isTyping = true
    self.text = typed.replacingCharacters(in: range, with: text)
    isTyping = false
    selectedRange = NSRange(location: range.location + (text as NSString).length, length: 0)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
