import SwiftScript
import UIKitEngine

/// Who hears of a control, and controls made with what they do.
extension TypeBinding {
  static let controlTargets: [TypeBinding] = [
    .extending(UIControl.self, "UIControl") { type in
      type.initializer(primaryActionText, UIControl.init(frame:primaryAction:))
      type.property("var allTargets: Set<AnyHashable>") { control in
        Set(control.everyTarget.map { HashedValue(Value.object($0)) })
      }
      type.function(
        "func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) "
          + "-> [String]?"
      ) { (control: UIControl, target: Value, event: UIControl.Event) in
        control.actions(forTarget: target.hosted, forControlEvent: event)
      }
      type.property(
        "var isContextMenuInteractionEnabled: Bool", \.isContextMenuInteractionEnabled)
      type.property("var toolTip: String?", \.toolTip)
      type.property("var isSymbolAnimationEnabled: Bool", \.isSymbolAnimationEnabled)
    },
    made(UISwitch.self, "UISwitch", UISwitch.init(frame:primaryAction:)),
    made(UISlider.self, "UISlider", UISlider.init(frame:primaryAction:)),
    made(UIStepper.self, "UIStepper", UIStepper.init(frame:primaryAction:)),
    made(UIPageControl.self, "UIPageControl", UIPageControl.init(frame:primaryAction:)),
    made(UIRefreshControl.self, "UIRefreshControl", UIRefreshControl.init(frame:primaryAction:)),
    made(UIDatePicker.self, "UIDatePicker", UIDatePicker.init(frame:primaryAction:)),
    made(UITextField.self, "UITextField", UITextField.init(frame:primaryAction:)),
    .class(UIColorWell.self, "UIColorWell", inherits: "UIControl") { type in
      type.initializer("init(frame: CGRect)", UIColorWell.init(frame:))
      type.initializer("convenience init()") { UIColorWell(frame: .zero) }
      type.initializer(
        "convenience init(frame: CGRect, primaryAction: UIAction?)",
        UIColorWell.init(frame:primaryAction:))
      type.property("var title: String?", \.title)
      type.property("var supportsAlpha: Bool", \.supportsAlpha)
      type.property("var selectedColor: UIColor?", \.selectedColor)
    },
  ]

  private static let primaryActionText =
    "convenience init(frame: CGRect, primaryAction: UIAction?) { self.init(frame: frame); "
    + "if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) } }"

  private static func made<Control: UIControl & BridgedObject>(
    _ host: Control.Type, _ name: String,
    _ make: @escaping @MainActor (CGRect, UIAction?) -> Control
  ) -> TypeBinding {
    .extending(host, name) { type in
      type.initializer(primaryActionText, make)
    }
  }
}
