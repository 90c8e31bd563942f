import Foundation

/// A font, known by its size and weight: glyphs are ``FontMetrics``.
public nonisolated final class UIFont: NSObject, Sendable {
  private let mark = FoundationMark()
  public let pointSize: CGFloat
  public let fontName: String
  let weight: Weight

  init(pointSize: CGFloat, weight: Weight, fontName: String) {
    (self.pointSize, self.weight, self.fontName) = (pointSize, weight, fontName)
    super.init()
  }

  /// `nil` for a name that no font of iOS's has, since there are no files of the program's own.
  ///
  /// Names of the system font, which begin with a dot, are taken here; what UIKit makes of them is
  /// unspecified.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard fontName.hasPrefix(".") || FontFamilies.family(of: fontName) != nil else { return nil }
    self.init(pointSize: fontSize, weight: .regular, fontName: fontName)
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, fontName: ".SFUI-Regular")
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Sizes of the default text size setting, as the Human Interface Guidelines list them.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(
      ofSize: style.pointSize(at: .large), weight: style == .headline ? .semibold : .regular)
  }

  public static let labelFontSize: CGFloat = 17
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let buttonFontSize: CGFloat = 18

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, fontName: fontName)
  }

  public var ascender: CGFloat { pointSize * FontMetrics.ascent }
  public var descender: CGFloat { -pointSize * FontMetrics.descent }
  public var lineHeight: CGFloat { pointSize * (FontMetrics.ascent + FontMetrics.descent) }

  public override var description: String {
    "<UICTFont: font-family: \"\(fontName)\"; font-weight: normal; font-style: normal; "
      + "font-size: \(pointSize.short)pt>"
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight
      && fontName == other.fontName
  }
  public override var hash: Int { pointSize.hashValue }

  public struct Weight: Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2
  }
}
