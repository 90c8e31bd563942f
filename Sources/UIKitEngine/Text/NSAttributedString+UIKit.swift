import Foundation

/// What UIKit reads from a text's attributes; of these the font counts here.
nonisolated extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}

extension NSString {
  /// The size of the text in the font of `attributes` (12 points without one), line by line.
  @MainActor public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize
  {
    let font = attrs?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return TextLayout(String(describing: self), font: font, width: .infinity, maximumLines: 0).size
  }
}

extension NSAttributedString {
  @MainActor public func size() -> CGSize {
    let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return NSString(string: string).size(withAttributes: attributes)
  }
}
