import SwiftScript
import UIKitEngine

extension UIFont.Weight: @MainActor BridgedValue {}
extension UIFont.TextStyle: @MainActor BridgedValue {}
extension NSTextAlignment: @MainActor BridgedValue {}
extension NSLineBreakMode: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiFont = TypeBinding.class(
    UIFont.self, "UIFont", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.names()
    type.descriptors()
    type.property("let pointSize: CGFloat", \.pointSize)
    type.property("let fontName: String", \.fontName)
    type.staticMethod(
      "convenience init?(name fontName: String, size fontSize: CGFloat)", UIFont.init(name:size:))
    type.staticMethod(
      "static func systemFont(ofSize fontSize: CGFloat) -> UIFont", UIFont.systemFont(ofSize:))
    type.staticMethod(
      "static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont",
      UIFont.systemFont(ofSize:weight:))
    type.staticMethod(
      "static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont",
      UIFont.boldSystemFont(ofSize:))
    type.staticMethod(
      "static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont",
      UIFont.italicSystemFont(ofSize:))
    type.staticMethod(
      "static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> "
        + "UIFont", UIFont.monospacedSystemFont(ofSize:weight:))
    type.staticMethod(
      "static func preferredFont(forTextStyle style: TextStyle) -> UIFont",
      UIFont.preferredFont(forTextStyle:))
    type.staticProperty("static var labelFontSize: CGFloat") { UIFont.labelFontSize }
    type.staticProperty("static var systemFontSize: CGFloat") { UIFont.systemFontSize }
    type.staticProperty("static var smallSystemFontSize: CGFloat") { UIFont.smallSystemFontSize }
    type.staticProperty("static var buttonFontSize: CGFloat") { UIFont.buttonFontSize }
    type.method("func withSize(_ fontSize: CGFloat) -> UIFont", UIFont.withSize(_:))
    type.property("var ascender: CGFloat", \.ascender)
    type.property("var descender: CGFloat", \.descender)
    type.property("var lineHeight: CGFloat", \.lineHeight)
    type.property("var description: String", \.description)
  }

  static let uiFontWeight = TypeBinding.struct(
    UIFont.Weight.self, "UIFont.Weight", conforms: ["Hashable"]
  ) { type in
    type.property("let rawValue: CGFloat", \.rawValue)
    type.initializer("init(rawValue: CGFloat)", UIFont.Weight.init(rawValue:))
    type.constant("ultraLight", .ultraLight)
    type.constant("thin", .thin)
    type.constant("light", .light)
    type.constant("regular", .regular)
    type.constant("medium", .medium)
    type.constant("semibold", .semibold)
    type.constant("bold", .bold)
    type.constant("heavy", .heavy)
    type.constant("black", .black)
  }

  static let uiFontTextStyle = TypeBinding.enum(
    UIFont.TextStyle.self, "UIFont.TextStyle",
    [
      ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
      ("headline", .headline), ("subheadline", .subheadline), ("body", .body),
      ("callout", .callout), ("footnote", .footnote), ("caption1", .caption1),
      ("caption2", .caption2),
    ])

  static let nsTextAlignment = TypeBinding.enum(
    NSTextAlignment.self, "NSTextAlignment",
    [
      ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
      ("natural", .natural),
    ])

  static let nsLineBreakMode = TypeBinding.enum(
    NSLineBreakMode.self, "NSLineBreakMode",
    [
      ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping),
      ("byClipping", .byClipping), ("byTruncatingHead", .byTruncatingHead),
      ("byTruncatingTail", .byTruncatingTail), ("byTruncatingMiddle", .byTruncatingMiddle),
    ])
}
