import Foundation

/// Where a tab character takes the text; kept, no text is moved by it.
public nonisolated class NSTextTab: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  public override var hash: Int { location.hashValue }

  /// Apple's documentation of `tabStops`: "an array of 12 left-aligned tabs at 28-point intervals".
  static let defaults = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
}

/// Which way a paragraph runs.
public nonisolated enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
