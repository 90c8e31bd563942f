import SwiftScript
import UIKitEngine

extension UIImage.SymbolWeight: @MainActor BridgedValue {}
extension UIImage.SymbolScale: @MainActor BridgedValue {}

/// How large and heavy a symbol is; its size in points is what counts here.
extension TypeBinding {
  static let symbolConfigurations: [TypeBinding] = [
    .class(UIImage.Configuration.self, "UIImage.Configuration", inherits: "NSObject") { type in
      type.initializer("init()") { UIImage.Configuration() }
    },
    .class(
      UIImage.SymbolConfiguration.self, "UIImage.SymbolConfiguration",
      inherits: "UIImage.Configuration"
    ) { type in
      type.initializer(
        "convenience init(pointSize: CGFloat)", UIImage.SymbolConfiguration.init(pointSize:))
      type.initializer(
        "convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight)",
        UIImage.SymbolConfiguration.init(pointSize:weight:))
      type.initializer(
        "convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, "
          + "scale: UIImage.SymbolScale)",
        UIImage.SymbolConfiguration.init(pointSize:weight:scale:))
      type.initializer(
        "convenience init(weight: UIImage.SymbolWeight)",
        UIImage.SymbolConfiguration.init(weight:))
      type.initializer(
        "convenience init(scale: UIImage.SymbolScale)", UIImage.SymbolConfiguration.init(scale:))
      type.initializer(
        "convenience init(textStyle: UIFont.TextStyle)",
        UIImage.SymbolConfiguration.init(textStyle:))
      type.initializer(
        "convenience init(font: UIFont)", UIImage.SymbolConfiguration.init(font:))
    },
    .enum(
      UIImage.SymbolWeight.self, "UIImage.SymbolWeight",
      [
        ("unspecified", .unspecified), ("ultraLight", .ultraLight), ("thin", .thin),
        ("light", .light), ("regular", .regular), ("medium", .medium), ("semibold", .semibold),
        ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ]),
    .enum(
      UIImage.SymbolScale.self, "UIImage.SymbolScale",
      [
        ("`default`", .default), ("unspecified", .unspecified), ("small", .small),
        ("medium", .medium), ("large", .large),
      ]),
  ]
}

extension MemberTable<UIImage> {
  func configurations() {
    staticMethod(
      "init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)",
      UIImage.init(systemName:withConfiguration:))
    method(
      "func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage",
      UIImage.withConfiguration(_:))
    method(
      "func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage?",
      UIImage.applyingSymbolConfiguration(_:))
  }
}
