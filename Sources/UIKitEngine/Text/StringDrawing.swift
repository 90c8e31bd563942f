import Foundation

// Texts are measured on any thread, as Apple documents of its own.

/// How a text is measured.
public nonisolated struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines are broken at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How a text would be shrunk to fit; it isn't here.
public nonisolated final class NSStringDrawingContext: NSObject {
  public var minimumScaleFactor: CGFloat = 0
}

nonisolated extension String {
  /// The size of the text in the font of `attrs` (12 points without one), each line in one piece.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// What the text takes of `size`; its height is no limit.
  ///
  /// Lines are broken only with `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

nonisolated extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { String(describing: self) }
}

nonisolated extension NSAttributedString {
  public func size() -> CGSize { measured(width: .infinity) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: measured(width: breaks ? size.width : .infinity))
  }

  /// In the system's font of 12 points where there is none; in fractions of pixels.
  ///
  /// Apple's documentation of `boundingRect`: it "returns fractional sizes; to use a returned size to
  /// size views, you must raise its value to the nearest higher integer".
  private func measured(width: CGFloat) -> CGSize {
    TextLayout(
      self, font: UIFont.systemFont(ofSize: 12), width: width, maximumLines: 0,
      scale: .ofThisThread
    ).exact
  }
}
