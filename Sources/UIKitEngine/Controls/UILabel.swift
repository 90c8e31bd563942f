import Foundation

/// Text; its intrinsic size comes from ``FontMetrics``.
open class UILabel: UIView {
  open var text: String? {
    didSet {
      note("text", oldValue ?? "nil", text ?? "nil")
      contentChanged(text != oldValue)
    }
  }
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { contentChanged(font != oldValue) }
  }
  open var textColor: UIColor! = UIColor.label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1 { didSet { contentChanged(numberOfLines != oldValue) } }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentChanged(preferredMaxLayoutWidth != oldValue) }
  }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var adjustsFontForContentSizeCategory = false

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
    size(
      within: numberOfLines == 1 || preferredMaxLayoutWidth <= 0
        ? .infinity : preferredMaxLayoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  private func size(within width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextLayout(text, font: font, width: width, maximumLines: numberOfLines).size
  }

  private func contentChanged(_ really: Bool) {
    if really { invalidateIntrinsicContentSize() }
  }
}
