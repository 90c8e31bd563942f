import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiLayoutGuide = TypeBinding.class(
    UILayoutGuide.self, "UILayoutGuide", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible"],
    subclassable: true
  ) { type in
    type.property("var owningView: UIView?", \.owningView)
    type.property("var identifier: String", \.identifier)
    type.initializer("init()") {
      UILayoutGuide()
    } subclass: {
      ScriptLayoutGuide(script: $0)
    }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UILayoutGuide()
    } subclass: { script, _ in
      ScriptLayoutGuide(script: script)
    }
    type.property("var layoutFrame: CGRect", \.layoutFrame)
    type.property("var hasAmbiguousLayout: Bool", \.hasAmbiguousLayout)
    type.method(
      "func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]",
      UILayoutGuide.constraintsAffectingLayout(for:))
    type.property("var description: String", \.description)
    type.property("var leadingAnchor: NSLayoutXAxisAnchor", \.leadingAnchor)
    type.property("var trailingAnchor: NSLayoutXAxisAnchor", \.trailingAnchor)
    type.property("var leftAnchor: NSLayoutXAxisAnchor", \.leftAnchor)
    type.property("var rightAnchor: NSLayoutXAxisAnchor", \.rightAnchor)
    type.property("var centerXAnchor: NSLayoutXAxisAnchor", \.centerXAnchor)
    type.property("var topAnchor: NSLayoutYAxisAnchor", \.topAnchor)
    type.property("var bottomAnchor: NSLayoutYAxisAnchor", \.bottomAnchor)
    type.property("var centerYAnchor: NSLayoutYAxisAnchor", \.centerYAnchor)
    type.property("var widthAnchor: NSLayoutDimension", \.widthAnchor)
    type.property("var heightAnchor: NSLayoutDimension", \.heightAnchor)
  }
}
