import Foundation

/// A trait: its name, the type of its values, and what it is where nobody sets it.
public nonisolated protocol UITraitDefinition<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
  static var identifier: String { get }
  static var name: String { get }
  /// Whether colours look different when it changes.
  static var affectsColorAppearance: Bool { get }
}

public typealias UITrait = any UITraitDefinition.Type

nonisolated extension UITraitDefinition {
  public static var identifier: String { _typeName(Self.self, qualified: false) }
  public static var name: String { _typeName(Self.self, qualified: false) }
  public static var affectsColorAppearance: Bool { false }
}

public nonisolated enum UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static let name = "UserInterfaceStyle"
  public static let affectsColorAppearance = true
}

public nonisolated enum UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "HorizontalSizeClass"
}

public nonisolated enum UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  public static let name = "VerticalSizeClass"
}

/// Pixels a point; 0 is unspecified.
public nonisolated enum UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
  public static let name = "DisplayScale"
}

public nonisolated enum UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  public static let name = "UserInterfaceIdiom"
}

public nonisolated enum UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  public static let name = "LayoutDirection"
}

public nonisolated enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
  public static let name = "PreferredContentSizeCategory"
}

public nonisolated enum UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static let name = "UserInterfaceLevel"
  public static let affectsColorAppearance = true
}

public nonisolated enum UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static let name = "AccessibilityContrast"
  public static let affectsColorAppearance = true
}
