import SwiftScript
import UIKitEngine

extension UIUserInterfaceStyle: @MainActor BridgedValue {}
extension UIUserInterfaceSizeClass: @MainActor BridgedValue {}
extension UIUserInterfaceIdiom: @MainActor BridgedValue {}
extension UITraitEnvironmentLayoutDirection: @MainActor BridgedValue {}
extension UIUserInterfaceLevel: @MainActor BridgedValue {}
extension UIAccessibilityContrast: @MainActor BridgedValue {}
extension UIForceTouchCapability: @MainActor BridgedValue {}
extension UIDisplayGamut: @MainActor BridgedValue {}
extension UILegibilityWeight: @MainActor BridgedValue {}
extension UIContentSizeCategory: @MainActor BridgedValue {}

extension TypeBinding {
  static let traitValues: [TypeBinding] = [
    .enum(
      UIUserInterfaceStyle.self, "UIUserInterfaceStyle",
      [("unspecified", .unspecified), ("light", .light), ("dark", .dark)]),
    .enum(
      UIUserInterfaceSizeClass.self, "UIUserInterfaceSizeClass",
      [("unspecified", .unspecified), ("compact", .compact), ("regular", .regular)]),
    .enum(
      UIUserInterfaceIdiom.self, "UIUserInterfaceIdiom",
      [
        ("unspecified", .unspecified), ("phone", .phone), ("pad", .pad), ("tv", .tv),
        ("carPlay", .carPlay), ("mac", .mac), ("vision", .vision),
      ]),
    .enum(
      UITraitEnvironmentLayoutDirection.self, "UITraitEnvironmentLayoutDirection",
      [
        ("unspecified", .unspecified), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
      ]),
    .enum(
      UIUserInterfaceLevel.self, "UIUserInterfaceLevel",
      [("unspecified", .unspecified), ("base", .base), ("elevated", .elevated)]),
    .enum(
      UIAccessibilityContrast.self, "UIAccessibilityContrast",
      [("unspecified", .unspecified), ("normal", .normal), ("high", .high)]),
    .enum(
      UIForceTouchCapability.self, "UIForceTouchCapability",
      [("unknown", .unknown), ("unavailable", .unavailable), ("available", .available)]),
    .enum(
      UIDisplayGamut.self, "UIDisplayGamut",
      [("unspecified", .unspecified), ("SRGB", .SRGB), ("P3", .P3)]),
    .enum(
      UILegibilityWeight.self, "UILegibilityWeight",
      [("unspecified", .unspecified), ("regular", .regular), ("bold", .bold)]),
    .struct(
      UIContentSizeCategory.self, "UIContentSizeCategory",
      conforms: ["Hashable", "Comparable", "RawRepresentable"]
    ) { type in
      type.property("let rawValue: String", \.rawValue)
      type.initializer(
        "init(rawValue: String)", UIContentSizeCategory.init(rawValue:))
      type.constant("unspecified", .unspecified)
      type.constant("extraSmall", .extraSmall)
      type.constant("small", .small)
      type.constant("medium", .medium)
      type.constant("large", .large)
      type.constant("extraLarge", .extraLarge)
      type.constant("extraExtraLarge", .extraExtraLarge)
      type.constant("extraExtraExtraLarge", .extraExtraExtraLarge)
      type.constant("accessibilityMedium", .accessibilityMedium)
      type.constant("accessibilityLarge", .accessibilityLarge)
      type.constant("accessibilityExtraLarge", .accessibilityExtraLarge)
      type.constant("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge)
      type.constant("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge)
      type.property("var isAccessibilityCategory: Bool", \.isAccessibilityCategory)
      type.staticMethod(
        "static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool"
      ) { (left: UIContentSizeCategory, right: UIContentSizeCategory) in left < right }
    },
  ]
}
