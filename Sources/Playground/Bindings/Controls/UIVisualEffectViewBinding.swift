import SwiftScript
import UIKitEngine

extension UIBlurEffect.Style: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiVisualEffectView = TypeBinding.class(
    UIVisualEffectView.self, "UIVisualEffectView", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer(
      "init(effect: UIVisualEffect?)", UIVisualEffectView.init(effect:),
      subclass: ScriptVisualEffectView.init(script:effect:))
    type.frameInitializers(
      UIVisualEffectView.init(frame:), subclass: ScriptVisualEffectView.init(script:frame:))
    type.property("var effect: UIVisualEffect?", \.effect)
    type.property("var contentView: UIView", \.contentView)
  }

  static let uiVisualEffect = TypeBinding.class(
    UIVisualEffect.self, "UIVisualEffect"
  ) { type in
    type.initializer("init()") { UIVisualEffect() }
  }

  static let uiBlurEffect = TypeBinding.class(
    UIBlurEffect.self, "UIBlurEffect", inherits: "UIVisualEffect"
  ) { type in
    type.initializer("convenience init(style: Style)", UIBlurEffect.init(style:))
  }

  static let uiBlurEffectStyle = TypeBinding.enum(
    UIBlurEffect.Style.self, "UIBlurEffect.Style",
    [
      ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
      ("prominent", .prominent), ("systemUltraThinMaterial", .systemUltraThinMaterial),
      ("systemThinMaterial", .systemThinMaterial), ("systemMaterial", .systemMaterial),
      ("systemThickMaterial", .systemThickMaterial),
      ("systemChromeMaterial", .systemChromeMaterial),
    ])
}
