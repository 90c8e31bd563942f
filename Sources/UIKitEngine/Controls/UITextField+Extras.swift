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
  public final var background: UIImage? {
    get { extras.background }
    set { extras.background = newValue }
  }
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { extras.defaults }
    set { extras.defaults = newValue }
  }
  /// Those of the text that is typed next; nobody types here.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept([NSAttributedString.Key: Any]?.none) }
    set { keep(newValue) }
  }
  public final var allowsEditingTextAttributes: Bool {
    get { extras.allowsAttributes }
    set { extras.allowsAttributes = newValue }
  }

  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
