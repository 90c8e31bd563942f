import SwiftScript
import UIKitEngine

extension UIControl.Event: @MainActor BridgedValue {}
extension UIControl.State: @MainActor BridgedValue {}
extension UIControl.ContentHorizontalAlignment: @MainActor BridgedValue {}
extension UIControl.ContentVerticalAlignment: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiControl = TypeBinding.class(
    UIControl.self, "UIControl", inherits: "UIView", subclassable: true
  ) { type in
    type.initializer(
      "init(frame: CGRect)", UIControl.init(frame:), subclass: ScriptControl.init(script:frame:))
    type.initializer("convenience init() { self.init(frame: .zero) }") { UIControl() }
    type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
      UIControl(frame: .zero)
    } subclass: { script, _ in
      ScriptControl(script: script, frame: .zero)
    }
    type.property("var isEnabled: Bool", \.isEnabled)
    type.property("var showsMenuAsPrimaryAction: Bool", \.showsMenuAsPrimaryAction)
    type.property("var isSelected: Bool", \.isSelected)
    type.property("var isHighlighted: Bool", \.isHighlighted)
    type.property(
      "var contentHorizontalAlignment: ContentHorizontalAlignment", \.contentHorizontalAlignment)
    type.property(
      "var contentVerticalAlignment: ContentVerticalAlignment", \.contentVerticalAlignment)
    type.property("var isTouchInside: Bool", \.isTouchInside)
    type.property("var isTracking: Bool", \.isTracking)
    type.property(
      "var effectiveContentHorizontalAlignment: ContentHorizontalAlignment",
      \.effectiveContentHorizontalAlignment)
    type.property("var state: State", \.state)
    type.method(
      "func addAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      UIControl.addAction(_:for:))
    type.method(
      "func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      UIControl.removeAction(_:for:))
    type.method(
      "func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for "
        + "controlEvents: UIControl.Event)", UIControl.removeAction(identifiedBy:for:))
    type.function(
      "func addTarget(_ target: Any?, action: Selector, for controlEvents: "
        + "UIControl.Event)"
    ) { (me: UIControl, target: Value, action: Selector, controlEvents: UIControl.Event) in
      me.addTarget(target.hosted, action: action, for: controlEvents)
    }
    type.function(
      "func removeTarget(_ target: Any?, action: Selector?, for controlEvents: "
        + "UIControl.Event)"
    ) { (me: UIControl, target: Value, action: Selector?, controlEvents: UIControl.Event) in
      me.removeTarget(target.hosted, action: action, for: controlEvents)
    }
    type.method(
      "func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      UIControl.beginTracking(_:with:))
    type.method(
      "func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      UIControl.continueTracking(_:with:))
    type.method(
      "func endTracking(_ touch: UITouch?, with event: UIEvent?)", UIControl.endTracking(_:with:))
    type.method("func cancelTracking(with event: UIEvent?)", UIControl.cancelTracking(with:))
    type.method("func sendAction(_ action: UIAction)", UIControl.sendAction(_:))
    type.function("func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)") {
      (me: UIControl, action: Selector, target: Value, event: UIEvent?) in
      me.sendAction(action, to: target.hosted, for: event)
    }
    type.method("func sendActions(for controlEvents: UIControl.Event)", UIControl.sendActions(for:))
    type.property("var allControlEvents: UIControl.Event", \.allControlEvents)
  }

  static let uiControlEvent = TypeBinding.optionSet(
    UIControl.Event.self, "UIControl.Event",
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
      ("primaryActionTriggered", .primaryActionTriggered), ("editingDidBegin", .editingDidBegin),
      ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
      ("allEvents", .allEvents),
    ])

  static let uiControlState = TypeBinding.optionSet(
    UIControl.State.self, "UIControl.State",
    [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
      ("selected", .selected), ("focused", .focused),
    ])

  static let uiControlContentHorizontalAlignment = TypeBinding.enum(
    UIControl.ContentHorizontalAlignment.self, "UIControl.ContentHorizontalAlignment",
    [
      ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
      ("leading", .leading), ("trailing", .trailing),
    ])

  static let uiControlContentVerticalAlignment = TypeBinding.enum(
    UIControl.ContentVerticalAlignment.self, "UIControl.ContentVerticalAlignment",
    [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)])
}
