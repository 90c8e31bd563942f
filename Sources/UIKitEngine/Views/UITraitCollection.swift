/// What the surroundings tell a view: an iPhone in light mode, 3 pixels a point.
public nonisolated struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
  public var displayScale = 3.0

  public static let current = UITraitCollection()

  public init() {}
}

public nonisolated enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified, light, dark
}

public nonisolated enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified, compact, regular
}

public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public nonisolated enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  case leftToRight, rightToLeft
}
