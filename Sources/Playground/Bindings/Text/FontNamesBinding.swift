import SwiftScript
import UIKitEngine

extension MemberTable where Host == UIFont {
  func names() {
    property("var familyName: String", \.familyName)
    staticProperty("static var familyNames: [String]") { UIFont.familyNames }
    property("var capHeight: CGFloat", \.capHeight)
    property("var xHeight: CGFloat", \.xHeight)
    property("var leading: CGFloat", \.leading)
    staticMethod(
      "class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont",
      UIFont.monospacedDigitSystemFont(ofSize:weight:))
  }
}

extension TypeBinding {
  static let uiFontMetrics = TypeBinding.class(UIFontMetrics.self, "UIFontMetrics") { type in
    type.constant("`default`", .default)
    type.initializer(
      "init(forTextStyle textStyle: UIFont.TextStyle)", UIFontMetrics.init(forTextStyle:))
    type.function("func scaledFont(for font: UIFont) -> UIFont") {
      (me: UIFontMetrics, font: UIFont) in me.scaledFont(for: font)
    }
    type.function("func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont") {
      (me: UIFontMetrics, font: UIFont, most: CGFloat) in
      me.scaledFont(for: font, maximumPointSize: most)
    }
    type.method("func scaledValue(for value: CGFloat) -> CGFloat", UIFontMetrics.scaledValue(for:))
    type.method(
      "func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) "
        + "-> CGFloat", UIFontMetrics.scaledValue(for:compatibleWith:))
    type.method(
      "func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) "
        + "-> UIFont", UIFontMetrics.scaledFont(for:compatibleWith:))
    type.method(
      "func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith "
        + "traitCollection: UITraitCollection?) -> UIFont",
      UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:))
  }
}
