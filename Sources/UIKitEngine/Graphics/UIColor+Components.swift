import Foundation

nonisolated extension UIColor {
  /// Writes the four components, from 0 to 1, where the pointers lead.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = cgColor.red
    green?.pointee = cgColor.green
    blue?.pointee = cgColor.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// - Returns: whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
    white?.pointee = cgColor.red
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (cgColor.red, cgColor.green, cgColor.blue)
    let highest = max(red, green, blue)
    let range = highest - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if highest == red {
        sixths = ((green - blue) / range).truncatingRemainder(dividingBy: 6)
      } else if highest == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = highest == 0 ? 0 : range / highest
    brightness?.pointee = highest
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Components of Display P3, taken as if they were sRGB: nothing is drawn.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The app has no asset catalogue; always `nil`.
  public convenience init?(named name: String) { return nil }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { return nil }

  /// Nothing is drawn here.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let quaternaryLabel = system(60, 60, 67, 0.18)
  public static let systemFill = system(120, 120, 128, 0.2)
  public static let secondarySystemFill = system(120, 120, 128, 0.16)
  public static let tertiarySystemFill = system(118, 118, 128, 0.12)
  public static let quaternarySystemFill = system(116, 116, 128, 0.08)
  public static let opaqueSeparator = system(198, 198, 200, 1)
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  public static let tertiarySystemGroupedBackground = system(242, 242, 247, 1)

  private static func system(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}
