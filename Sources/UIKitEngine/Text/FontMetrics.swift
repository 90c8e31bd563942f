import Foundation

/// Widths of characters, in thousandths of the point size: an approximation of the system font.
///
/// Apple's fonts are not ours to ship, so these are the published advance widths of Helvetica
/// (Adobe, "Core 14 AFM files", 1997) for ASCII. Other letters count 600, East Asian ones and emoji a
/// full em. Ascent and descent are the system font's, 0.952 and 0.241 of the size.
nonisolated enum FontMetrics {
  static let ascent: CGFloat = 0.952
  static let descent: CGFloat = 0.241

  /// In points, under the rules of the current app.
  @MainActor
  static func width(of text: some StringProtocol, in font: UIFont) -> CGFloat {
    width(of: text, in: font, .current)
  }

  static func width(
    of text: some StringProtocol, in font: UIFont, _ scale: TextScale
  ) -> CGFloat {
    let thousandths = text.reduce(0) { $0 + advance(of: $1) }
    let boldness = font.weight.rawValue >= UIFont.Weight.semibold.rawValue ? 1.06 : 1
    return CGFloat(thousandths) / 1000 * font.pointSize * boldness * scale.glyphWidth
  }

  private static func advance(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if let index = scalar.isASCII ? Int(scalar.value) - 32 : nil {
      return ascii.indices.contains(index) ? ascii[index] : 0
    }
    return isWide(scalar) ? 1000 : 600
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }

  /// Space to tilde.
  private static let ascii = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}

/// What measuring takes from the current app.
nonisolated struct TextScale: Sendable {
  var glyphWidth: CGFloat = 1
  var pixels: CGFloat = 3

  @MainActor static var current: TextScale {
    TextScale(glyphWidth: Engine.current.rules.glyphWidth, pixels: UIScreen.main.scale)
  }

  /// Texts may be measured on any thread; away from the main one, where the app is out of reach, a
  /// phone of three pixels to the point is meant.
  static var ofThisThread: TextScale {
    Thread.isMainThread ? MainActor.assumeIsolated { current } : TextScale()
  }
}
