import Foundation

/// Text broken into lines of a width.
struct TextLayout {
  let lines: [String]
  let size: CGSize

  /// Breaks `text` at spaces; a word wider than `width` is broken inside.
  ///
  /// 0 lines means no limit.
  init(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TextLayout.wrap(String($0), font, width)
    }
    if maximumLines > 0 { lines = Array(lines.prefix(maximumLines)) }
    self.lines = lines
    let widest = lines.map { FontMetrics.width(of: $0, in: font) }.max() ?? 0
    size = CGSize(
      width: TextLayout.ceil(min(widest, width)),
      height: TextLayout.ceil(font.lineHeight * CGFloat(lines.count)))
  }

  /// Up to the next of the screen's pixels, of which three make a point.
  private static func ceil(_ length: CGFloat) -> CGFloat {
    (length * 3 - 0.0001).rounded(.up) / 3
  }

  private static func wrap(_ text: String, _ font: UIFont, _ width: CGFloat) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if FontMetrics.width(of: longer, in: font) <= width || width <= 0 {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, FontMetrics.width(of: line + String(character), in: font) > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
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
