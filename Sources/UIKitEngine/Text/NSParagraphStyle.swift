import Foundation

/// How the lines of a text lie.
///
/// Of these the heights of lines and the space between them are measured, see `TextLayout`; the rest is
/// kept.
public nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  private let mark = FoundationMark()
  fileprivate var values = Values()

  struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var hyphenationFactor: Float = 0
    var baseWritingDirection = NSWritingDirection.natural
    var tabStops = NSTextTab.defaults
    var defaultTabInterval: CGFloat = 0
    var allowsDefaultTighteningForTruncation = false
  }

  public override init() { super.init() }

  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  public var alignment: NSTextAlignment { values.alignment }
  public var headIndent: CGFloat { values.headIndent }
  public var tailIndent: CGFloat { values.tailIndent }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var hyphenationFactor: Float { values.hyphenationFactor }
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  public var tabStops: [NSTextTab] { values.tabStops }
  public var defaultTabInterval: CGFloat { values.defaultTabInterval }
  public var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  public func copy(with zone: NSZone? = nil) -> Any { copied(NSParagraphStyle()) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { copied(NSMutableParagraphStyle()) }
  private func copied(_ other: NSParagraphStyle) -> NSParagraphStyle {
    other.values = values
    return other
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  public override var hash: Int { values.hashValue }
}

public nonisolated final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  public func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  public func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0.isEqual(anObject) }
  }
  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// Lines below or through a text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Its values may change while texts on other threads have it, as a paragraph's may.
public nonisolated final class NSShadow: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  public var shadowColor: Any?
}

/// A picture in a text: it takes the room of its bounds, or else of its image; nothing shows it.
public nonisolated final class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  public var image: UIImage?
  public var bounds = CGRect.zero

  public override init() { super.init() }
  public init(image: UIImage) {
    self.image = image
    super.init()
  }
}

nonisolated extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
}

/// What stays in place when a font is shrunk to fit.
public nonisolated enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines, alignCenters, none
}
