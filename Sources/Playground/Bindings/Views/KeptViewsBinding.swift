import SwiftScript
import UIKitEngine

extension UIInputView.Style: @MainActor BridgedValue {}
extension UIAccessibilityContainerType: @MainActor BridgedValue {}
extension UIAccessibilityNavigationStyle: @MainActor BridgedValue {}
extension UIInterpolatingMotionEffect.EffectType: @MainActor BridgedValue {}

/// What a view keeps for readers of the screen, large texts, focus and tilting, which nobody has here.
extension TypeBinding {
  static let keptViews: [TypeBinding] = [
    .extending(UIView.self, "UIView") { type in
      type.largeContent()
      type.property(
        "var accessibilityIgnoresInvertColors: Bool", \.accessibilityIgnoresInvertColors)
      type.focusAndMotion()
    },
    .protocol("UILargeContentViewerInteractionDelegate", inherits: ["AnyObject"]),
    .class(
      UILargeContentViewerInteraction.self, "UILargeContentViewerInteraction",
      inherits: "NSObject", conforms: ["UIInteraction"]
    ) { type in
      type.initializer(
        "init(delegate: UILargeContentViewerInteractionDelegate? = nil)"
      ) { (_: Value) in UILargeContentViewerInteraction() }
      type.property("var view: UIView?", \.view)
      type.staticProperty("static var isEnabled: Bool") {
        UILargeContentViewerInteraction.isEnabled
      }
    },
    .enum(
      UIAccessibilityContainerType.self, "UIAccessibilityContainerType",
      [
        ("none", .none), ("dataTable", .dataTable), ("list", .list), ("landmark", .landmark),
        ("semanticGroup", .semanticGroup),
      ]),
    .enum(
      UIAccessibilityNavigationStyle.self, "UIAccessibilityNavigationStyle",
      [("automatic", .automatic), ("separate", .separate), ("combined", .combined)]),
    customAction,
    .class(UIMotionEffect.self, "UIMotionEffect", inherits: "NSObject") { type in
      type.initializer("init()") { UIMotionEffect() }
    },
    .class(
      UIInterpolatingMotionEffect.self, "UIInterpolatingMotionEffect", inherits: "UIMotionEffect"
    ) { type in
      type.initializer(
        "init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType)",
        UIInterpolatingMotionEffect.init(keyPath:type:))
      type.property("let keyPath: String", \.keyPath)
      type.property("let type: EffectType", \.type)
      type.anyProperty("var minimumRelativeValue: Any?", \.minimumRelativeValue)
      type.anyProperty("var maximumRelativeValue: Any?", \.maximumRelativeValue)
    },
    .enum(
      UIInterpolatingMotionEffect.EffectType.self, "UIInterpolatingMotionEffect.EffectType",
      [
        ("tiltAlongHorizontalAxis", .tiltAlongHorizontalAxis),
        ("tiltAlongVerticalAxis", .tiltAlongVerticalAxis),
      ]),
    .class(UIMotionEffectGroup.self, "UIMotionEffectGroup", inherits: "UIMotionEffect") { type in
      type.initializer("init()") { UIMotionEffectGroup() }
      type.property("var motionEffects: [UIMotionEffect]?", \.motionEffects)
    },
    .class(UIInputView.self, "UIInputView", inherits: "UIView", subclassable: true) { type in
      type.initializer("convenience init() { self.init(frame: .zero) }") {
        UIInputView(frame: .zero)
      }
      type.initializer(
        "init(frame: CGRect)", UIInputView.init(frame:),
        subclass: ScriptInputView.init(script:frame:))
      type.initializer(
        "init(frame: CGRect, inputViewStyle: Style)", UIInputView.init(frame:inputViewStyle:),
        subclass: ScriptInputView.init(script:frame:inputViewStyle:))
      type.initializer("required init?(coder: NSCoder)") { (_: NSCoder) in
        UIInputView(frame: .zero)
      } subclass: { script, _ in
        ScriptInputView(script: script, frame: .zero)
      }
      type.property("let inputViewStyle: Style", \.inputViewStyle)
      type.property("var allowsSelfSizing: Bool", \.allowsSelfSizing)
    },
    .enum(
      UIInputView.Style.self, "UIInputView.Style",
      [("`default`", .default), ("keyboard", .keyboard)]),
  ]

  private static let customAction = TypeBinding.class(
    UIAccessibilityCustomAction.self, "UIAccessibilityCustomAction", inherits: "NSObject"
  ) { type in
    type.initializer(
      "init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)"
    ) { (name: String, handler: Callback?) in
      guard let handler else {
        return UIAccessibilityCustomAction(name: name, actionHandler: nil)
      }
      return UIAccessibilityCustomAction(name: name) { handler.result($0, or: false) }
    }
    type.initializer("convenience init(name: String, target: Any?, selector: Selector)") {
      (name: String, target: Value, selector: Selector) in
      let target = target.hosted as AnyObject?
      return UIAccessibilityCustomAction(name: name) { [weak target] action in
        if let target { selector.send(to: target, action) }
        return target != nil
      }
    }
    type.property("var name: String", \.name)
  }
}

extension MemberTable where Host == UIView {
  fileprivate func largeContent() {
    property("var scalesLargeContentImage: Bool", \.scalesLargeContentImage)
    property("var largeContentImage: UIImage?", \.largeContentImage)
    property("var largeContentImageInsets: UIEdgeInsets", \.largeContentImageInsets)
    property("var minimumContentSizeCategory: UIContentSizeCategory?", \.minimumContentSizeCategory)
    property("var maximumContentSizeCategory: UIContentSizeCategory?", \.maximumContentSizeCategory)
  }

  fileprivate func focusAndMotion() {
    property("var focusGroupIdentifier: String?", \.focusGroupIdentifier)
    property("var isFocused: Bool", \.isFocused)
    method("func setNeedsFocusUpdate()", UIView.setNeedsFocusUpdate)
    method("func updateFocusIfNeeded()", UIView.updateFocusIfNeeded)
    property("var motionEffects: [UIMotionEffect]", \.motionEffects)
    method("func addMotionEffect(_ effect: UIMotionEffect)", UIView.addMotionEffect(_:))
    method("func removeMotionEffect(_ effect: UIMotionEffect)", UIView.removeMotionEffect(_:))
  }
}
