import Foundation

nonisolated extension UIFont {
  public var familyName: String {
    fontName.hasPrefix(".SF")
      ? ".AppleSystemUIFont" : FontFamilies.family(of: fontName) ?? fontName
  }
  /// The height of a capital letter: 0.705 of the size, as the system font's.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of an x: 0.526 of the size, as the system font's.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// What a line has besides its height.
  public var leading: CGFloat { 0 }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}

/// Sizes that follow the reader's text size; here there is one, so they are as given.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  nonisolated deinit {}

  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * style.pointSize(at: category) / style.pointSize(at: .large)
  }
}
