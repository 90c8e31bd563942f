import Foundation

/// Has a view that stands in the place of the keyboard; no keyboard is here, so nobody shows it.
///
/// Source: Apple's documentation. Its view is the input view.
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// Of a narrower type than a responder's.
  @_nonoverride open var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }
  /// Types into a text of its own, as no app's text is behind it.
  open private(set) lazy var textDocumentProxy: any UITextDocumentProxy = LoneDocument()
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { true }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }

  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// Hears of a text that is typed into; nobody tells it here.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// The text that a keyboard types into.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A text behind a keyboard that is shown in no app; a view, as whatever has a keyboard's traits is here.
final class LoneDocument: UIView, UITextDocumentProxy {
  private var before = ""
  private var after = ""

  nonisolated deinit {}

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var hasText: Bool { !(before + after).isEmpty }
  func insertText(_ text: String) { before += text }
  func deleteBackward() { if !before.isEmpty { before.removeLast() } }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    let whole = before + after
    let place = min(max(0, before.count + offset), whole.count)
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
  }
}
