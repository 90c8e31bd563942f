import Foundation

// Light and dark values as Apple's Human Interface Guidelines give them for iOS 13 to 18.

nonisolated extension UIColor {
  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
  {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private convenience init(_ light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  public static let systemRed = UIColor(
    UIColor(255, 59, 48), dark: UIColor(255, 69, 58))
  public static let systemOrange = UIColor(
    UIColor(255, 149, 0), dark: UIColor(255, 159, 10))
  public static let systemYellow = UIColor(
    UIColor(255, 204, 0), dark: UIColor(255, 214, 10))
  public static let systemGreen = UIColor(
    UIColor(52, 199, 89), dark: UIColor(48, 209, 88))
  public static let systemMint = UIColor(
    UIColor(0, 199, 190), dark: UIColor(99, 230, 226))
  public static let systemTeal = UIColor(
    UIColor(48, 176, 199), dark: UIColor(64, 200, 224))
  public static let systemCyan = UIColor(
    UIColor(50, 173, 230), dark: UIColor(100, 210, 255))
  public static let systemBlue = UIColor(
    UIColor(0, 122, 255), dark: UIColor(10, 132, 255))
  public static let systemIndigo = UIColor(
    UIColor(88, 86, 214), dark: UIColor(94, 92, 230))
  public static let systemPurple = UIColor(
    UIColor(175, 82, 222), dark: UIColor(191, 90, 242))
  public static let systemPink = UIColor(
    UIColor(255, 45, 85), dark: UIColor(255, 55, 95))
  public static let systemBrown = UIColor(
    UIColor(162, 132, 94), dark: UIColor(172, 142, 104))
  public static let systemGray = UIColor(142, 142, 147)
  public static let systemGray2 = UIColor(
    UIColor(174, 174, 178), dark: UIColor(99, 99, 102))
  public static let systemGray3 = UIColor(
    UIColor(199, 199, 204), dark: UIColor(72, 72, 74))
  public static let systemGray4 = UIColor(
    UIColor(209, 209, 214), dark: UIColor(58, 58, 60))
  public static let systemGray5 = UIColor(
    UIColor(229, 229, 234), dark: UIColor(44, 44, 46))
  public static let systemGray6 = UIColor(
    UIColor(242, 242, 247), dark: UIColor(28, 28, 30))
  public static let systemBackground = UIColor(
    .white, dark: .black)
  public static let secondarySystemBackground = UIColor(
    UIColor(242, 242, 247), dark: UIColor(28, 28, 30))
  public static let tertiarySystemBackground = UIColor(
    .white, dark: UIColor(44, 44, 46))
  public static let systemGroupedBackground = UIColor(
    UIColor(242, 242, 247), dark: .black)
  public static let label = UIColor(
    .black, dark: .white)
  public static let secondaryLabel = UIColor(
    UIColor(60, 60, 67, 0.6), dark: UIColor(235, 235, 245, 0.6))
  public static let tertiaryLabel = UIColor(
    UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3))
  public static let placeholderText = UIColor(
    UIColor(60, 60, 67, 0.3), dark: UIColor(235, 235, 245, 0.3))
  public static let separator = UIColor(
    UIColor(60, 60, 67, 0.29), dark: UIColor(84, 84, 88, 0.6))
  public static let link = UIColor(
    UIColor(0, 122, 255), dark: UIColor(9, 132, 255))
  public static let tintColor = systemBlue
}
