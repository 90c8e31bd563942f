import Foundation

/// What a text field keeps beside its text.
struct FieldExtras {
  var attributedText: NSAttributedString?
  var attributedPlaceholder: NSAttributedString?
  var background: UIImage?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var defaults: [NSAttributedString.Key: Any] = [:]
  var allowsAttributes = false
  var selection: NSRange?
}

extension UITextField {
  /// Measured by its text, in the field's font.
  final var keptAttributedText: NSAttributedString? {
    get {
      if let kept = extras.attributedText, kept.string == text { return kept }
      return text.map { NSAttributedString(string: $0) }
    }
    set {
      extras.attributedText = newValue
      ownText = newValue?.string
    }
  }
  final var keptAttributedPlaceholder: NSAttributedString? {
    get {
      if let kept = extras.attributedPlaceholder, kept.string == placeholder { return kept }
      return placeholder.map { NSAttributedString(string: $0) }
    }
    set {
      extras.attributedPlaceholder = newValue
      ownPlaceholder = newValue?.string
    }
  }

  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
