import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let layoutSupport: [TypeBinding] = [
    .protocol(
      "UILayoutSupport", inherits: ["AnyObject"],
      [
        "var length: CGFloat { get }", "var topAnchor: NSLayoutYAxisAnchor { get }",
        "var bottomAnchor: NSLayoutYAxisAnchor { get }",
        "var heightAnchor: NSLayoutDimension { get }",
      ]),
    .class(
      _UILayoutGuide.self, "_UILayoutGuide", inherits: "UILayoutGuide",
      conforms: ["UILayoutSupport"]
    ) { type in
      type.property("var length: CGFloat", \.length)
    },
  ]
}
