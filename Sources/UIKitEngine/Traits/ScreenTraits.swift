// Traits that nothing here depends on: screens of tests are described by them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Whether the screen feels how hard a finger presses.
public nonisolated enum UIForceTouchCapability: Int, Hashable, Sendable {
  case unknown, unavailable, available
}

public nonisolated enum UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
  public static let name = "ForceTouchCapability"
}

/// Which colours the screen can show.
public nonisolated enum UIDisplayGamut: Int, Hashable, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public nonisolated enum UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static let name = "DisplayGamut"
}

/// Whether texts are to be bold.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
  case unspecified = -1
  case regular, bold
}

public nonisolated enum UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
  public static let name = "LegibilityWeight"
}

nonisolated extension UIMutableTraits {
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}

nonisolated extension UITraitCollection {
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = forceTouchCapability }
  }
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
}
