import Foundation

/// Text broken into lines of a width.
nonisolated struct TextLayout {
  let lines: [String]
  let size: CGSize

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
    self.lines = lines
    let widest = lines.map { FontMetrics.width(of: $0, in: font, scale) }.max() ?? 0
    size = CGSize(
      width: min(widest, width).up(toPixels: scale.pixels),
      height: TextLayout.height(of: lines.count, font, style).up(toPixels: scale.pixels))
  }

  /// What so many lines take.
  ///
  /// Each has its own height times the multiple, not below the least nor above the greatest one; between
  /// two is the spacing. Spacing below the last line is unspecified. Source: Apple's documentation of
  /// NSParagraphStyle.
  private static func height(
    of count: Int, _ font: UIFont, _ style: NSParagraphStyle?
  ) -> CGFloat {
    guard let style else { return font.lineHeight * CGFloat(count) }
    var line = font.lineHeight
    if style.lineHeightMultiple > 0 { line *= style.lineHeightMultiple }
    line = max(line, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { line = min(line, style.maximumLineHeight) }
    return line * CGFloat(count) + max(0, style.lineSpacing) * CGFloat(max(0, count - 1))
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

public nonisolated enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

public nonisolated enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}
