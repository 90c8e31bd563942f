import Foundation

/// One line that is typed into; its size comes from ``FontMetrics`` and ``ControlMetrics``.
open class UITextField: UIControl {
  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  /// What texts with attributes change without the overrides of `text` and `placeholder` hearing of it.
  final var ownText: String? = "" {
    didSet {
      note("text", oldValue ?? "nil", ownText ?? "nil")
      if ownText != oldValue {
        extras.selection = nil
        invalidateIntrinsicContentSize()
      }
      valuesChanged()
    }
  }
  /// Measured by its text, in the field's font.
  open var attributedText: NSAttributedString? {
    get { keptAttributedText }
    set { keptAttributedText = newValue }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { keptAttributedPlaceholder }
    set { keptAttributedPlaceholder = newValue }
  }
  open var placeholder: String? {
    get { ownPlaceholder }
    set { ownPlaceholder = newValue }
  }
  final var ownPlaceholder: String? {
    didSet { if ownPlaceholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView? { didSet { sideViewChanged(from: oldValue, to: leftView) } }
  open var leftViewMode = ViewMode.never { didSet { sideViewChanged() } }
  open var rightView: UIView? { didSet { sideViewChanged(from: oldValue, to: rightView) } }
  open var rightViewMode = ViewMode.never { didSet { sideViewChanged() } }
  open var isSecureTextEntry = false
  open var isEditing: Bool { isFirstResponder }
  open weak var delegate: UITextFieldDelegate?
  final var extras = FieldExtras()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  nonisolated deinit {}

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Kept: no keyboard comes, so nothing takes its place.
  open override var inputView: UIView? {
    get { extras.inputView }
    set { extras.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { extras.inputAccessoryView }
    set { extras.inputAccessoryView = newValue }
  }

  /// Where the text goes: between the side views that are shown.
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(bounds) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
  }
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types `text` in place of the selection: sends `editingChanged`.
  open func insertText(_ text: String) { put(text, in: clamped(selection)) }
  open func deleteBackward() {
    if backwards.length > 0 { put("", in: backwards) }
  }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// How wide a clear button is, is not published.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(leftView, in: bounds, isLeft: true)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideViewRect(rightView, in: bounds, isLeft: false)
  }
  open var selectedTextRange: UITextRange? {
    get { chosen }
    set { choose(newValue) }
  }
  /// Where the caret would be drawn; nothing is.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  open func firstRect(for range: UITextRange) -> CGRect { first(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selected(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(to: point) }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// As wide as the text, or as the placeholder while there is none.
  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let font = self.font ?? UIFont.systemFont(ofSize: 17)
    let room = borderStyle == .none ? 0 : 2 * ControlMetrics.fieldInset
    let padding =
      borderStyle == .roundedRect
      ? ControlMetrics.roundedFieldPadding : ControlMetrics.fieldPadding
    let height = (font.lineHeight + padding).rounded()
    return CGSize(
      width: (FontMetrics.width(of: shown, in: font) + room).upToPixel, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  override func didBeginEditing() {
    sideViewChanged()
    beganEditing()
  }
  override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  override func didEndEditing() {
    sideViewChanged()
    endedEditing()
  }

  public nonisolated enum BorderStyle: Int, Hashable, Sendable {
    case none, line, bezel, roundedRect
  }

  public nonisolated enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public nonisolated enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed, cancelled
  }

  open var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var disabledBackground: UIImage? {
    get { kept(UIImage?.none) }
    set { keep(newValue) }
  }
  open var background: UIImage? {
    get { extras.background }
    set { extras.background = newValue }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { extras.defaults }
    set { extras.defaults = newValue }
  }
  /// Those of the text that is typed next; nobody types here.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { kept([NSAttributedString.Key: Any]?.none) }
    set { keep(newValue) }
  }
  open var allowsEditingTextAttributes: Bool {
    get { extras.allowsAttributes }
    set { extras.allowsAttributes = newValue }
  }
  open var adjustsFontForContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// Hears of a text field's editing; typing is not modelled, so only the program's own changes come.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  /// As documented it is called in place of the one without a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  )
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { Requirement.none(true) }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Requirement.none(true)
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { Requirement.none(true) }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { Requirement.none(true) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { Requirement.none(true) }
}
