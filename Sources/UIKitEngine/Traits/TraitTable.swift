import Foundation

/// The traits that somebody has set, each under its definition.
nonisolated struct TraitTable: Equatable {
  fileprivate var entries: [ObjectIdentifier: Entry] = [:]

  fileprivate struct Entry: Equatable {
    let trait: UITrait
    let value: Any

    static func == (a: Entry, b: Entry) -> Bool {
      func equals<First: Equatable>(_ first: First) -> Bool { b.value as? First == first }
      guard let first = a.value as? any Equatable else { return false }
      return equals(first)
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// What stands there for `Trait`, or its default.
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// What `other` sets goes over what stands here; a value that says "unspecified" sets nothing.
  func overridden(by other: TraitTable) -> TraitTable {
    var result = self
    result.entries.merge(other.entries.filter { $0.value.isSpecified }) { _, new in new }
    return result
  }

  /// The traits whose values differ, in the order of their names.
  func changes(from old: TraitTable) -> [UITrait] {
    Set(entries.keys).union(old.entries.keys)
      .filter { entries[$0] != old.entries[$0] }
      .compactMap { (entries[$0] ?? old.entries[$0])?.trait }
      .sorted { $0.name < $1.name }
  }

  /// `UserInterfaceStyle = dark`, each trait or those in `traits`.
  func text(_ traits: [UITrait]? = nil) -> String {
    let shown = traits ?? entries.values.map(\.trait).sorted { $0.name < $1.name }
    return shown.map { trait in
      "\(trait.name) = \(entries[ObjectIdentifier(trait)].map { "\($0.value)" } ?? "unspecified")"
    }.joined(separator: ", ")
  }
}

nonisolated fileprivate extension TraitTable.Entry {
  /// UIKit's own traits have a value that stands for none.
  var isSpecified: Bool {
    switch value {
    case let value as UIUserInterfaceStyle: value != .unspecified
    case let value as UIUserInterfaceSizeClass: value != .unspecified
    case let value as UIUserInterfaceIdiom: value != .unspecified
    case let value as UITraitEnvironmentLayoutDirection: value != .unspecified
    case let value as UIUserInterfaceLevel: value != .unspecified
    case let value as UIAccessibilityContrast: value != .unspecified
    case let value as UIForceTouchCapability: value != .unknown
    case let value as UIDisplayGamut: value != .unspecified
    case let value as UILegibilityWeight: value != .unspecified
    case let value as UIContentSizeCategory: value != .unspecified
    case let value as CGFloat where trait == UITraitDisplayScale.self: value != 0
    default: true
    }
  }
}
