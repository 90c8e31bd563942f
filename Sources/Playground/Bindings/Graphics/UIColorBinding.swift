import SwiftScript
import UIKitEngine

extension CGColor: @MainActor BridgedObject {}

extension TypeBinding {
  static let uiColor = TypeBinding.class(
    UIColor.self, "UIColor", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("var cgColor: CGColor", \.cgColor)
    writtenComponents(type)
    type.initializer("init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)") {
      (provider: Callback) in
      UIColor { provider.result($0, or: UIColor.clear) }
    }
    type.method(
      "func resolvedColor(with traitCollection: UITraitCollection) -> UIColor",
      UIColor.resolvedColor(with:))
    type.initializer(
      "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      UIColor.init(red:green:blue:alpha:))
    type.initializer("init(white: CGFloat, alpha: CGFloat)", UIColor.init(white:alpha:))
    type.initializer("init(cgColor: CGColor)", UIColor.init(cgColor:))
    type.initializer(
      "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
      UIColor.init(hue:saturation:brightness:alpha:))
    type.method(
      "func withAlphaComponent(_ alpha: CGFloat) -> UIColor", UIColor.withAlphaComponent(_:))
    type.property("var description: String", \.description)
    type.components()
    type.constant("black", .black)
    type.constant("darkGray", .darkGray)
    type.constant("lightGray", .lightGray)
    type.constant("white", .white)
    type.constant("gray", .gray)
    type.constant("clear", .clear)
    type.constant("red", .red)
    type.constant("green", .green)
    type.constant("blue", .blue)
    type.constant("cyan", .cyan)
    type.constant("yellow", .yellow)
    type.constant("magenta", .magenta)
    type.constant("orange", .orange)
    type.constant("purple", .purple)
    type.constant("brown", .brown)
    type.constant("systemRed", .systemRed)
    type.constant("systemOrange", .systemOrange)
    type.constant("systemYellow", .systemYellow)
    type.constant("systemGreen", .systemGreen)
    type.constant("systemMint", .systemMint)
    type.constant("systemTeal", .systemTeal)
    type.constant("systemCyan", .systemCyan)
    type.constant("systemBlue", .systemBlue)
    type.constant("systemIndigo", .systemIndigo)
    type.constant("systemPurple", .systemPurple)
    type.constant("systemPink", .systemPink)
    type.constant("systemBrown", .systemBrown)
    type.constant("systemGray", .systemGray)
    type.constant("systemGray2", .systemGray2)
    type.constant("systemGray3", .systemGray3)
    type.constant("systemGray4", .systemGray4)
    type.constant("systemGray5", .systemGray5)
    type.constant("systemGray6", .systemGray6)
    type.constant("systemBackground", .systemBackground)
    type.constant("secondarySystemBackground", .secondarySystemBackground)
    type.constant("tertiarySystemBackground", .tertiarySystemBackground)
    type.constant("systemGroupedBackground", .systemGroupedBackground)
    type.constant("label", .label)
    type.constant("secondaryLabel", .secondaryLabel)
    type.constant("tertiaryLabel", .tertiaryLabel)
    type.constant("placeholderText", .placeholderText)
    type.constant("separator", .separator)
    type.constant("link", .link)
    type.constant("tintColor", .tintColor)
  }

  static let cgColor = TypeBinding.class(
    CGColor.self, "CGColor", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("let alpha: CGFloat", \.alpha)
    type.initializer(
      "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
      CGColor.init(red:green:blue:alpha:))
    type.property("var components: [CGFloat]?", \.components)
    type.property("var description: String", \.description)
  }
}
