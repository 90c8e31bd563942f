import SwiftScript
import UIKitEngine

extension UITraitCollection: @MainActor BridgedObject {}
extension UISemanticContentAttribute: @MainActor BridgedValue {}
extension UIUserInterfaceLayoutDirection: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTraitCollection = TypeBinding.class(
    UITraitCollection.self, "UITraitCollection",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("var userInterfaceStyle: UIUserInterfaceStyle", \.userInterfaceStyle)
    type.property("var horizontalSizeClass: UIUserInterfaceSizeClass", \.horizontalSizeClass)
    type.property("var verticalSizeClass: UIUserInterfaceSizeClass", \.verticalSizeClass)
    type.property("var displayScale: CGFloat", \.displayScale)
    type.property("var userInterfaceIdiom: UIUserInterfaceIdiom", \.userInterfaceIdiom)
    type.property(
      "var layoutDirection: UITraitEnvironmentLayoutDirection", \.layoutDirection)
    type.property(
      "var preferredContentSizeCategory: UIContentSizeCategory", \.preferredContentSizeCategory)
    type.property("var userInterfaceLevel: UIUserInterfaceLevel", \.userInterfaceLevel)
    type.property("var accessibilityContrast: UIAccessibilityContrast", \.accessibilityContrast)
    type.property("var forceTouchCapability: UIForceTouchCapability", \.forceTouchCapability)
    type.property("var displayGamut: UIDisplayGamut", \.displayGamut)
    type.property("var legibilityWeight: UILegibilityWeight", \.legibilityWeight)
    type.property("var description: String", \.description)
    type.staticProperty("static var current: UITraitCollection") { UITraitCollection.current }
    type.initializer("init()") { UITraitCollection() }
    // What the library's Swift makes collections by closures with.
    type.property("var _overrides: UITraitOverrides") { collection in
      var overrides = UITraitOverrides()
      _ = collection.modifyingTraits { overrides = $0 as? UITraitOverrides ?? overrides }
      return overrides
    }
    type.initializer("init(_overrides: UITraitOverrides)") { (overrides: UITraitOverrides) in
      UITraitCollection(mutations: { $0 = overrides })
    }
    type.initializer("init(userInterfaceStyle: UIUserInterfaceStyle)") {
      UITraitCollection(userInterfaceStyle: $0)
    }
    type.initializer("init(horizontalSizeClass: UIUserInterfaceSizeClass)") {
      UITraitCollection(horizontalSizeClass: $0)
    }
    type.initializer("init(verticalSizeClass: UIUserInterfaceSizeClass)") {
      UITraitCollection(verticalSizeClass: $0)
    }
    type.initializer("init(displayScale: CGFloat)") { UITraitCollection(displayScale: $0) }
    type.initializer("init(userInterfaceIdiom: UIUserInterfaceIdiom)") {
      UITraitCollection(userInterfaceIdiom: $0)
    }
    type.initializer("init(layoutDirection: UITraitEnvironmentLayoutDirection)") {
      UITraitCollection(layoutDirection: $0)
    }
    type.initializer("init(preferredContentSizeCategory: UIContentSizeCategory)") {
      UITraitCollection(preferredContentSizeCategory: $0)
    }
    type.initializer("init(userInterfaceLevel: UIUserInterfaceLevel)") {
      UITraitCollection(userInterfaceLevel: $0)
    }
    type.initializer("init(accessibilityContrast: UIAccessibilityContrast)") {
      UITraitCollection(accessibilityContrast: $0)
    }
    type.initializer("init(forceTouchCapability: UIForceTouchCapability)") {
      UITraitCollection(forceTouchCapability: $0)
    }
    type.initializer("init(displayGamut: UIDisplayGamut)") {
      UITraitCollection(displayGamut: $0)
    }
    type.initializer("init(legibilityWeight: UILegibilityWeight)") {
      UITraitCollection(legibilityWeight: $0)
    }
    type.initializer("init(traitsFrom traitCollections: [UITraitCollection])") {
      UITraitCollection(traitsFrom: $0)
    }
    type.method(
      "func containsTraits(in trait: UITraitCollection?) -> Bool",
      UITraitCollection.containsTraits(in:))
    type.method(
      "func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool",
      UITraitCollection.hasDifferentColorAppearance(comparedTo:))
    type.function("func performAsCurrent(_ actions: () -> Void)") {
      (host: UITraitCollection, actions: Callback) in
      host.performAsCurrent { actions() }
    }
  }

  static let uiSemanticContentAttribute = TypeBinding.enum(
    UISemanticContentAttribute.self, "UISemanticContentAttribute",
    [
      ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
      ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
    ])

  static let uiUserInterfaceLayoutDirection = TypeBinding.enum(
    UIUserInterfaceLayoutDirection.self, "UIUserInterfaceLayoutDirection",
    [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
}
