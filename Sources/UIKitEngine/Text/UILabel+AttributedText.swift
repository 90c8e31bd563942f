import Foundation

extension UILabel {
  /// How the lines lie, as the text's beginning has it.
  final var paragraphStyle: NSParagraphStyle? {
    guard let kept = keptAccessories.attributedText, kept.length > 0, kept.string == text else {
      return nil
    }
    return kept.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The text with its attributes; the font at its beginning becomes the label's.
  ///
  /// One font a label is all that its size knows of. A new `text` drops the attributes.
  final var keptAttributedText: NSAttributedString? {
    get {
      if let kept = keptAccessories.attributedText, kept.string == text { return kept }
      return text.map { NSAttributedString(string: $0) }
    }
    set {
      let style = paragraphStyle
      keptAccessories.attributedText = newValue
      ownText = newValue?.string
      if paragraphStyle != style { invalidateIntrinsicContentSize() }
      guard let newValue, newValue.length > 0,
        let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      else { return }
      ownFont = font
    }
  }
}
