import Foundation

public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

public nonisolated enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public nonisolated enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  case unspecified = -1
  case base, elevated
}

public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
  case unspecified = -1
  case normal, high
}

/// How large the user wants text to be.
public nonisolated struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ size: String) { rawValue = "UICTContentSizeCategory\(size)" }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  static let inOrder = [
    extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
    accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
    accessibilityExtraExtraExtraLarge,
  ]
  fileprivate var order: Int { Self.inOrder.firstIndex(of: self) ?? -1 }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// By the size of the text.
nonisolated extension UIContentSizeCategory: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}

public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}
