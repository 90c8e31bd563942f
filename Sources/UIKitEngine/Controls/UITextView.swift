import Foundation

/// Lines that are typed into, in a scroll view of their own.
///
/// Its insets are those that Apple documents: 8 points above and below (`textContainerInset`), 5 at
/// both ends of a line (`lineFragmentPadding`). While it scrolls it has no intrinsic size; else it is as
/// high as its lines, as widely published. No evidence of ours has it, so no lesson asks.
open class UITextView: UIScrollView {
  /// As a table's.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  open var text: String! {
    get { ownText }
    set { ownText = newValue }
  }
  /// What a text with attributes changes without the overrides of `text` and `font` hearing of it.
  final var ownText: String! = "" {
    didSet {
      note("text", oldValue ?? "nil", ownText ?? "nil")
      contentChanged(ownText != oldValue)
      defer {
        texts.mirror(self)
        valuesChanged()
      }
      if ownText != oldValue, !isTyping {
        selectedRange = NSRange(location: typed.length, length: 0)
      }
    }
  }
  /// 12 points of the system's, as long as none was given; of the whole text, as documented.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      if let newValue { kept = kept?.all(.font, newValue) }
      contentChanged(true)
      texts.mirror(self)
    }
  }
  private final var ownFont: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSecureTextEntry = false
  open var isSelectable = true
  /// In UTF-16 units; the caret goes behind a text that is set.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) } }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged(textContainerInset != oldValue) }
  }
  open private(set) var textContainer = NSTextContainer()
  final var texts = TextViewTexts()
  /// The text as a storage, through which programs change and watch it.
  open var textStorage: NSTextStorage { texts.storage(of: self) }
  open var layoutManager: NSLayoutManager { texts.manager(of: self) }
  open var adjustsFontForContentSizeCategory = false
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  private var kept: NSAttributedString?
  /// The caret goes behind what is typed, and not to the end.
  final var isTyping = false
  private var inputs: (view: UIView?, accessory: UIView?)

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
    self.textContainer.owner = self
    if let textContainer { texts.adopt(textContainer, for: self) }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textContainer.owner = self
  }

  nonisolated deinit {}

  override var measuresContent: Bool { true }

  /// Kept: no keyboard comes, so nothing takes its place.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  /// The font at its beginning becomes the view's.
  open var attributedText: NSAttributedString! {
    get { styledText }
    set {
      contentChanged(true)
      kept = newValue
      ownText = newValue?.string ?? ""
      guard let newValue, newValue.length > 0,
        let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      else { return }
      ownFont = font
    }
  }
  /// What is measured, whoever overrides the text with attributes.
  private var styledText: NSAttributedString {
    if let kept, kept.string == text { return kept }
    return NSAttributedString(string: text ?? "")
  }
  open var hasText: Bool { !(text ?? "").isEmpty }
  /// Types `text` in place of the selection, and tells the delegate.
  open func insertText(_ text: String) { put(text, in: clamped(selection)) }
  open func deleteBackward() {
    if backwards.length > 0 { put("", in: backwards) }
  }
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  open override var isScrollEnabled: Bool {
    didSet { contentChanged(isScrollEnabled != oldValue) }
  }

  override func mayBeginEditing() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }
  override func didBeginEditing() {
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(
      name: UITextView.textDidBeginEditingNotification, object: self)
  }
  override func mayEndEditing() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }
  override func didEndEditing() {
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(within: bounds.width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// The height follows the width once that is known.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(within: bounds.width).height)
    guard !isScrollEnabled, measuredWidth != bounds.width else { return }
    measuredWidth = bounds.width
    invalidateIntrinsicContentSize()
  }
  private var measuredWidth: CGFloat = 0

  open func scrollRangeToVisible(_ range: NSRange) { scroll(to: range) }
  /// What a storage was changed to; the selection stays, as far as there is text.
  final func take(_ text: NSAttributedString) {
    contentChanged(true)
    kept = text
    isTyping = true
    ownText = text.string
    isTyping = false
    selectedRange = clamped(selectedRange)
  }

  open var selectedTextRange: UITextRange? {
    get { chosen }
    set { choose(newValue) }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  open func firstRect(for range: UITextRange) -> CGRect { first(of: range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selected(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(to: point) }

  private func size(within width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let isFree = width <= 0 || !width.isFinite || width > 1e6
    let room = isFree ? CGFloat.infinity : max(0, width - sides)
    let layout = TextLayout(
      styledText, font: font ?? UIFont.systemFont(ofSize: 12), width: room,
      maximumLines: textContainer.maximumNumberOfLines, scale: .current)
    return CGSize(
      width: layout.size.width + sides, height: layout.size.height + inset.top + inset.bottom)
  }

  func contentChanged(_ really: Bool) {
    guard really else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  open var allowsEditingTextAttributes: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var clearsOnInsertion: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var usesStandardTextScaling: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  open var dataDetectorTypes: UIDataDetectorTypes {
    get { kept([]) }
    set { keep(newValue) }
  }
}

/// Hears of a text view's editing.
///
/// No finger types; what the program types changes the text.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { Requirement.none(true) }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { Requirement.none(true) }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { Requirement.none(true) }
}
