import Foundation

/// Text; its intrinsic size comes from ``FontMetrics``.
open class UILabel: UIView {
  open var text: String? {
    get { ownText }
    set { ownText = newValue }
  }
  /// What a text with attributes changes without the overrides of `text` and `font` hearing of it.
  final var ownText: String? {
    didSet {
      note("text", oldValue ?? "nil", ownText ?? "nil")
      contentChanged(ownText != oldValue)
      valuesChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { keptAttributedText }
    set { keptAttributedText = newValue }
  }
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue
      restyle(.font, newValue)
    }
  }
  final var ownFont: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      wasGiven(.font)
      contentChanged(ownFont != oldValue)
    }
  }
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue
      restyle(.foregroundColor, newValue)
    }
  }
  final var ownTextColor: UIColor! = UIColor.label { didSet { wasGiven(.textColor) } }
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      restyleParagraph { $0.alignment = newValue }
    }
  }
  final var ownAlignment = NSTextAlignment.natural
  open var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set {
      ownLineBreakMode = newValue
      restyleParagraph { $0.lineBreakMode = newValue }
    }
  }
  final var ownLineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { contentChanged(ownLineBreakMode != oldValue) }
  }
  open var allowsDefaultTighteningForTruncation = false
  open var numberOfLines = 1 { didSet { contentChanged(numberOfLines != oldValue) } }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentChanged(preferredMaxLayoutWidth != oldValue) }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontForContentSizeCategory = false
  /// Kept: nothing is drawn.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  nonisolated deinit {}

  /// One line's size, or several lines within `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    size(within: preferredMaxLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// The room that the text takes in `bounds`, from its top left corner; a subclass with padding
  /// overrides it, and the intrinsic size follows.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard text?.isEmpty == false, bounds.width > 0 else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    return CGRect(
      origin: bounds.origin, size: layout(within: bounds.width, numberOfLines).size)
  }

  /// Nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  private func size(within width: CGFloat) -> CGSize {
    let isUnlimited = numberOfLines == 1 || width <= 0 || !width.isFinite
    let room = CGRect(
      x: 0, y: 0, width: isUnlimited ? UILabel.widest : width, height: UILabel.widest)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Wider than any text.
  private static let widest: CGFloat = 1e7

  private func contentChanged(_ really: Bool) {
    if really { invalidateIntrinsicContentSize() }
  }

  open var showsExpansionTextWhenTruncated: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
