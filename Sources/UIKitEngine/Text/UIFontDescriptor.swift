import Foundation

/// What a font is asked for by: here its name, size and boldness.
public nonisolated final class UIFontDescriptor: NSObject, Sendable {
  private let mark = FoundationMark()
  public let pointSize: CGFloat
  public let postscriptName: String
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight

  init(_ name: String, _ size: CGFloat, _ weight: UIFont.Weight, _ traits: SymbolicTraits) {
    (postscriptName, pointSize, self.weight, symbolicTraits) = (name, size, weight, traits)
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontName, size, .regular, [])
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight = symbolicTraits.contains(.traitBold) ? UIFont.Weight.bold : .regular
    return UIFontDescriptor(postscriptName, pointSize, weight, symbolicTraits)
  }
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, weight, symbolicTraits)
  }
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(newFamily, pointSize, weight, symbolicTraits)
  }
  /// The same: glyphs have one design here.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

nonisolated extension UIFont {
  public var fontDescriptor: UIFontDescriptor {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    return UIFontDescriptor(fontName, pointSize, weight, isBold ? .traitBold : [])
  }

  /// A size of 0 keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      pointSize: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      fontName: descriptor.postscriptName)
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return font.withSize(style.pointSize(at: category))
  }

  /// In which order UIKit has them is unspecified.
  public static var familyNames: [String] { FontFamilies.names }
  /// Which faces a family has is unspecified: none are listed.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
