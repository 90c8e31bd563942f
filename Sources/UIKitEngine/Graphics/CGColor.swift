import Foundation

/// A colour as layers keep it.
public nonisolated final class CGColor: Hashable, Sendable, CustomStringConvertible {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Of the components, the alpha among them.
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  public var description: String {
    "UIExtendedSRGBColorSpace \(red.short) \(green.short) \(blue.short) \(alpha.short)"
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
