import SwiftScript
import UIKitEngine

extension UIBlurEffect.Style: @MainActor BridgedValue {}
extension UIVibrancyEffectStyle: @MainActor BridgedValue {}

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
      ("systemUltraThinMaterialLight", .systemUltraThinMaterialLight),
      ("systemThinMaterialLight", .systemThinMaterialLight),
      ("systemMaterialLight", .systemMaterialLight),
      ("systemThickMaterialLight", .systemThickMaterialLight),
      ("systemChromeMaterialLight", .systemChromeMaterialLight),
      ("systemUltraThinMaterialDark", .systemUltraThinMaterialDark),
      ("systemThinMaterialDark", .systemThinMaterialDark),
      ("systemMaterialDark", .systemMaterialDark),
      ("systemThickMaterialDark", .systemThickMaterialDark),
      ("systemChromeMaterialDark", .systemChromeMaterialDark),
    ])

  static let vibrancy: [TypeBinding] = [
    .class(UIVibrancyEffect.self, "UIVibrancyEffect", inherits: "UIVisualEffect") { type in
      type.initializer("convenience init(blurEffect: UIBlurEffect)") { (blur: UIBlurEffect) in
        UIVibrancyEffect(blurEffect: blur)
      }
      type.initializer(
        "convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle)"
      ) { (blur: UIBlurEffect, style: UIVibrancyEffectStyle) in
        UIVibrancyEffect(blurEffect: blur, style: style)
      }
    },
    .enum(
      UIVibrancyEffectStyle.self, "UIVibrancyEffectStyle",
      [
        ("label", .label), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("fill", .fill), ("secondaryFill", .secondaryFill), ("tertiaryFill", .tertiaryFill),
        ("separator", .separator),
      ]),
  ]
}
