import Foundation

extension UILabel {
  /// The text as it is measured and shown: with its attributes, if it has any.
  final var styledText: NSAttributedString? {
    guard let kept = keptAccessories.attributedText, kept.length > 0, kept.string == text else {
      return nil
    }
    return kept
  }

  /// The text with its attributes, which what has none of its own takes from the label.
  ///
  /// Apple's documentation: a new value "updates the values in the font, textColor, and other
  /// style-related properties so that they reflect the style information starting at location 0 in
  /// the string". A new `text` drops the attributes.
  final var keptAttributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      keptAccessories.attributedText = newValue?.copy() as? NSAttributedString
      ownText = newValue?.string
      guard let first = styledText?.attributes(at: 0, effectiveRange: nil) else { return }
      invalidateIntrinsicContentSize()
      if let font = first[.font] as? UIFont { ownFont = font }
      if let color = first[.foregroundColor] as? UIColor { ownTextColor = color }
      guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
      ownAlignment = style.alignment
      ownLineBreakMode = style.lineBreakMode
    }
  }

  /// Apple's documentation of `font`, `textColor`, `textAlignment` and `lineBreakMode`: of styled text a
  /// new value holds for "the entirety of the string".
  final func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let styledText, let value else { return }
    keptAccessories.attributedText = styledText.all(key, value)
    if key == .font { invalidateIntrinsicContentSize() }
  }

  final func restyleParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    guard
      let style = styledText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle,
      let changed = style.mutableCopy() as? NSMutableParagraphStyle
    else { return }
    change(changed)
    restyle(.paragraphStyle, changed)
  }

  /// How the text lies in lines of `width`.
  final func layout(within width: CGFloat, _ lines: Int) -> TextLayout {
    guard let styledText else {
      return TextLayout(
        text ?? "", font: font, width: width, maximumLines: lines, breaking: lineBreakMode)
    }
    return TextLayout(
      styledText, font: font, width: width, maximumLines: lines, breaking: lineBreakMode,
      scale: .current)
  }

  /// From the edges to the baselines, where letters of several sizes share a line.
  ///
  /// Of text that wraps, the font at its beginning counts: unspecified.
  final var mixedEdges: (first: CGFloat, last: CGFloat)? {
    guard numberOfLines == 1, let styledText else { return nil }
    return MixedText(styledText, font: font, scale: .current)?.edges
  }
}
