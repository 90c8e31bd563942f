import SwiftScript
import UIKitEngine

extension UIButton.ButtonType: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiButton = TypeBinding.class(
    UIButton.self, "UIButton", inherits: "UIControl", subclassable: true
  ) { type in
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIButton() }
    type.property("var buttonType: ButtonType", \.buttonType)
    type.initializer(
      "init(frame: CGRect)", UIButton.init(frame:), subclass: ScriptButton.init(script:frame:))
    type.initializer(
      "convenience init(type buttonType: ButtonType) { self.init(frame: .zero); "
        + "self._become(buttonType) }",
      UIButton.init(type:))
    type.function("func _become(_ buttonType: ButtonType)") {
      (host: UIButton, buttonType: UIButton.ButtonType) in host.become(buttonType)
    }
    type.initializer(
      "convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) "
        + "{ self.init(frame: .zero, primaryAction: primaryAction); self._become(buttonType) }",
      UIButton.init(type:primaryAction:))
    type.initializer(
      "convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: "
        + "frame); if let primaryAction { setTitle(primaryAction.title, for: .normal); "
        + "addAction(primaryAction, for: .primaryActionTriggered) } }",
      UIButton.init(frame:primaryAction:))
    type.initializer(
      "convenience init(configuration: Configuration, primaryAction: UIAction? = nil) "
        + "{ self.init(frame: .zero); self.configuration = configuration; "
        + "if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) } }",
      UIButton.init(configuration:primaryAction:))
    type.configurationMembers()
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIButton(frame: .zero)
    } subclass: { script, _ in
      ScriptButton(script: script, frame: .zero)
    }
    type.property("var titleLabel: UILabel?", \.titleLabel)
    type.property("var imageView: UIImageView?", \.imageView)
    type.method(
      "func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)",
      UIButton.setBackgroundImage(_:for:))
    type.method(
      "func backgroundImage(for state: UIControl.State) -> UIImage?",
      UIButton.backgroundImage(for:))
    type.property("var currentBackgroundImage: UIImage?", \.currentBackgroundImage)
    type.property("var currentTitleColor: UIColor", \.currentTitleColor)
    type.method(
      "func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)",
      UIButton.setTitleShadowColor(_:for:))
    type.method(
      "func titleShadowColor(for state: UIControl.State) -> UIColor?",
      UIButton.titleShadowColor(for:))
    type.property("var adjustsImageWhenHighlighted: Bool", \.adjustsImageWhenHighlighted)
    type.property("var adjustsImageWhenDisabled: Bool", \.adjustsImageWhenDisabled)
    type.property("var showsTouchWhenHighlighted: Bool", \.showsTouchWhenHighlighted)
    type.property("var contentEdgeInsets: UIEdgeInsets", \.contentEdgeInsets)
    type.method("func setTitle(_ title: String?, for state: State)", UIButton.setTitle(_:for:))
    type.method("func title(for state: State) -> String?", UIButton.title(for:))
    type.property("var currentTitle: String?", \.currentTitle)
    type.method(
      "func setTitleColor(_ color: UIColor?, for state: State)", UIButton.setTitleColor(_:for:))
    type.method("func titleColor(for state: State) -> UIColor?", UIButton.titleColor(for:))
    type.method("func setImage(_ image: UIImage?, for state: State)", UIButton.setImage(_:for:))
    type.method("func image(for state: State) -> UIImage?", UIButton.image(for:))
    type.property("var currentImage: UIImage?", \.currentImage)
    type.property("var configuration: Configuration?", \.configuration)
    type.property("var titleEdgeInsets: UIEdgeInsets", \.titleEdgeInsets)
    type.property("var imageEdgeInsets: UIEdgeInsets", \.imageEdgeInsets)
  }

  static let uiButtonButtonType = TypeBinding.enum(
    UIButton.ButtonType.self, "UIButton.ButtonType",
    [
      ("custom", .custom), ("system", .system), ("detailDisclosure", .detailDisclosure),
      ("infoLight", .infoLight), ("infoDark", .infoDark), ("contactAdd", .contactAdd),
      ("close", .close),
    ])
}
