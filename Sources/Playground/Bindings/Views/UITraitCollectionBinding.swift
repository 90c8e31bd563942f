import SwiftScript
import UIKitEngine

extension UITraitCollection: @MainActor BridgedValue {}
extension UIUserInterfaceStyle: @MainActor BridgedValue {}
extension UIUserInterfaceSizeClass: @MainActor BridgedValue {}
extension UISemanticContentAttribute: @MainActor BridgedValue {}
extension UIUserInterfaceLayoutDirection: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiTraitCollection = TypeBinding.struct(
    UITraitCollection.self, "UITraitCollection", conforms: ["Hashable"]
  ) { type in
    type.property("var userInterfaceStyle: UIUserInterfaceStyle", \.userInterfaceStyle)
    type.property("var horizontalSizeClass: UIUserInterfaceSizeClass", \.horizontalSizeClass)
    type.property("var verticalSizeClass: UIUserInterfaceSizeClass", \.verticalSizeClass)
    type.property("var displayScale: Double", \.displayScale)
    type.constant("current", .current)
    type.initializer("init()") { UITraitCollection() }
  }

  static let uiUserInterfaceStyle = TypeBinding.enum(
    UIUserInterfaceStyle.self, "UIUserInterfaceStyle",
    [("unspecified", .unspecified), ("light", .light), ("dark", .dark)])

  static let uiUserInterfaceSizeClass = TypeBinding.enum(
    UIUserInterfaceSizeClass.self, "UIUserInterfaceSizeClass",
    [("unspecified", .unspecified), ("compact", .compact), ("regular", .regular)])

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
