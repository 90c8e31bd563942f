import Foundation

/// A colour, or a way to find one for the traits of whoever draws.
public nonisolated final class UIColor: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  private let fixed: CGColor
  private let isGray: Bool
  private let provider: ((UITraitCollection) -> UIColor)?

  private init(_ fixed: CGColor, isGray: Bool) {
    (self.fixed, self.isGray, provider) = (fixed, isGray, nil)
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(CGColor(red: red, green: green, blue: blue, alpha: alpha), isGray: false)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(CGColor(red: white, green: white, blue: white, alpha: alpha), isGray: true)
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor, isGray: false) }

  /// Asks `dynamicProvider` each time somebody wants to know.
  ///
  /// Evidence: V-060.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    isGray = false
    provider = dynamicProvider
    super.init()
  }

  /// Of a dynamic colour, as `UITraitCollection.current` has it at this moment.
  ///
  /// Evidence: V-060.
  public var cgColor: CGColor { current.fixed }

  private var current: UIColor { provider == nil ? self : resolvedColor(with: .current) }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(
      CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha), isGray: false)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return isGray
      ? UIColor(white: fixed.red, alpha: alpha)
      : UIColor(red: fixed.red, green: fixed.green, blue: fixed.blue, alpha: alpha)
  }

  public override var description: String {
    let colour = current
    return colour.isGray
      ? "UIExtendedGrayColorSpace \(colour.fixed.red.short) \(colour.fixed.alpha.short)"
      : colour.fixed.description
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard provider == nil, other.provider == nil else { return self === other }
    return fixed == other.fixed && isGray == other.isGray
  }
  public override var hash: Int { fixed.hashValue }

  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
