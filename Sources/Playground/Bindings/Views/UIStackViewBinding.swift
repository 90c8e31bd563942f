import SwiftScript
import UIKitEngine

extension UIStackView.Distribution: @MainActor BridgedValue {}
extension UIStackView.Alignment: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiStackView = TypeBinding.class(
    UIStackView.self, "UIStackView", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIStackView() }
    type.initializer(
      "init(frame: CGRect)", UIStackView.init(frame:),
      subclass: ScriptStackView.init(script:frame:))
    type.initializer(
      "convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero); "
        + "for view in views { addArrangedSubview(view) } }",
      UIStackView.init(arrangedSubviews:))
    type.initializer("required init(coder: NSCoder)") { (_: NSCoder) in
      UIStackView(frame: .zero)
    } subclass: { script, _ in
      ScriptStackView(script: script, frame: .zero)
    }
    type.property("var axis: NSLayoutConstraint.Axis", \.axis)
    type.property("var distribution: Distribution", \.distribution)
    type.property("var alignment: Alignment", \.alignment)
    type.property("var spacing: CGFloat", \.spacing)
    type.property("var isBaselineRelativeArrangement: Bool", \.isBaselineRelativeArrangement)
    type.property(
      "var isLayoutMarginsRelativeArrangement: Bool", \.isLayoutMarginsRelativeArrangement)
    type.property("var arrangedSubviews: [UIView]", \.arrangedSubviews)
    type.method("func addArrangedSubview(_ view: UIView)", UIStackView.addArrangedSubview(_:))
    type.method(
      "func insertArrangedSubview(_ view: UIView, at stackIndex: Int)",
      UIStackView.insertArrangedSubview(_:at:))
    type.method(
      "func removeArrangedSubview(_ view: UIView)", UIStackView.removeArrangedSubview(_:))
    type.method(
      "func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)",
      UIStackView.setCustomSpacing(_:after:))
    type.method(
      "func customSpacing(after arrangedSubview: UIView) -> CGFloat",
      UIStackView.customSpacing(after:))
    type.staticProperty("static var spacingUseDefault: CGFloat") { UIStackView.spacingUseDefault }
    type.staticProperty("static var spacingUseSystem: CGFloat") { UIStackView.spacingUseSystem }
  }

  static let uiStackViewDistribution = TypeBinding.enum(
    UIStackView.Distribution.self, "UIStackView.Distribution",
    [
      ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ])

  static let uiStackViewAlignment = TypeBinding.enum(
    UIStackView.Alignment.self, "UIStackView.Alignment",
    [
      ("fill", .fill), ("leading", .leading), ("firstBaseline", .firstBaseline),
      ("center", .center), ("trailing", .trailing), ("lastBaseline", .lastBaseline),
      ("top", .top), ("bottom", .bottom),
    ])
}
