import Foundation

/// Text broken into lines of a width.
nonisolated struct TextLayout {
  /// What the letters take.
  let exact: CGSize
  private let pixels: CGFloat
  /// What a view needs to show them: whole pixels.
  var size: CGSize {
    CGSize(width: exact.width.up(toPixels: pixels), height: exact.height.up(toPixels: pixels))
  }

  /// Breaks `text` at spaces, or anywhere if it breaks by characters; a word wider than `width` is
  /// broken inside.
  ///
  /// 0 lines means no limit; what is cut off still shows how wide the last line is.
  @MainActor init(
    _ text: String, font: UIFont, width: CGFloat, maximumLines: Int,
    breaking mode: NSLineBreakMode = .byWordWrapping, style: NSParagraphStyle? = nil
  ) {
    self.init(
      text, font: font, width: width, maximumLines: maximumLines, breaking: mode, style: style,
      scale: .current)
  }

  init(
    _ text: String, font: UIFont, width: CGFloat, maximumLines: Int,
    breaking mode: NSLineBreakMode = .byWordWrapping, style: NSParagraphStyle? = nil,
    scale: TextScale
  ) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      mode == .byCharWrapping
        ? TextLayout.broken(String($0), font, width, scale)
        : TextLayout.wrap(String($0), font, width, scale)
    }
    if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
    let widest = lines.map { FontMetrics.width(of: $0, in: font, scale) }.max() ?? 0
    self.init(
      exact: CGSize(
        width: min(widest, width), height: TextLayout.height(of: lines.count, font, style)),
      pixels: scale.pixels)
  }

  /// A text with attributes: in `font` what has none of its own.
  init(
    _ text: NSAttributedString, font: UIFont, width: CGFloat, maximumLines: Int,
    breaking mode: NSLineBreakMode = .byWordWrapping, scale: TextScale
  ) {
    guard let mixed = MixedText(text, font: font, scale: scale) else {
      let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
      self.init(
        text.string, font: first[.font] as? UIFont ?? font, width: width,
        maximumLines: maximumLines, breaking: mode,
        style: first[.paragraphStyle] as? NSParagraphStyle, scale: scale)
      return
    }
    self.init(exact: mixed.size(within: width, maximumLines, mode), pixels: scale.pixels)
  }

  private init(exact: CGSize, pixels: CGFloat) {
    self.exact = exact
    self.pixels = pixels
  }

  /// What so many lines take.
  ///
  /// Each has its own height times the multiple, not below the least nor above the greatest one; between
  /// two is the spacing. Spacing below the last line is unspecified. Source: Apple's documentation of
  /// NSParagraphStyle.
  private static func height(
    of count: Int, _ font: UIFont, _ style: NSParagraphStyle?
  ) -> CGFloat {
    let spacing = max(0, style?.lineSpacing ?? 0) * CGFloat(max(0, count - 1))
    return style.height(of: font.lineHeight) * CGFloat(count) + spacing
  }

  /// Filled character by character.
  private static func broken(
    _ text: String, _ font: UIFont, _ width: CGFloat, _ scale: TextScale
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      if !line.isEmpty, FontMetrics.width(of: line + String(character), in: font, scale) > width {
        lines.append(line)
        line = ""
      }
      line.append(character)
    }
    return lines + [line]
  }

  private static func wrap(
    _ text: String, _ font: UIFont, _ width: CGFloat, _ scale: TextScale
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if FontMetrics.width(of: longer, in: font, scale) <= width || width <= 0 {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = broken(String(word), font, width, scale)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
    }
    return lines + [line]
  }
}

nonisolated extension NSParagraphStyle? {
  /// What a line takes whose letters are so high.
  func height(of natural: CGFloat) -> CGFloat {
    guard let self else { return natural }
    var line = natural
    if self.lineHeightMultiple > 0 { line *= self.lineHeightMultiple }
    line = Swift.max(line, self.minimumLineHeight)
    if self.maximumLineHeight > 0 { line = Swift.min(line, self.maximumLineHeight) }
    return line
  }
}

public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
