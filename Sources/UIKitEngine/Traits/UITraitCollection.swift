import Foundation

/// What the surroundings tell a view: a value, in spite of its being a class.
public nonisolated final class UITraitCollection: Hashable, @unchecked Sendable,
  CustomStringConvertible
{
  let table: TraitTable

  init(_ table: TraitTable) { self.table = table }

  /// All traits unspecified.
  public convenience init() { self.init(TraitTable()) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Later collections go over earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitTable()) { $0.overridden(by: $1.table) })
  }
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection.mutated(TraitTable(), mutations))
  }

  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(UITraitCollection.mutated(table, mutations))
  }

  private static func mutated(
    _ table: TraitTable, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitTable {
    var traits: any UIMutableTraits = UITraitOverrides(table: table)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.table ?? table
  }

  /// Reading is noted where UIKit tracks it.
  ///
  /// Evidence: V-063.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    TraitReads.note(trait)
    return table[trait]
  }

  /// Whether each trait that `trait` specifies is the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return table.overridden(by: trait.table) == table
  }

  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    table.changes(from: traitCollection?.table ?? TraitTable())
      .contains { $0.affectsColorAppearance }
  }

  /// Itself, if `overrides` is empty: most collections are one and the same object.
  func overridden(by overrides: TraitTable) -> UITraitCollection {
    overrides.isEmpty ? self : UITraitCollection(table.overridden(by: overrides))
  }

  public var description: String { "<UITraitCollection: \(table.text())>" }

  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left === right || left.table == right.table
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(table.text()) }
}

nonisolated extension UITraitCollection {
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Pixels a point.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }

  /// An iPhone held upright, in light mode, 3 pixels a point.
  static let phone = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
    $0.userInterfaceIdiom = .phone
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
    $0.userInterfaceLevel = .base
    $0.accessibilityContrast = .normal
  }
}
