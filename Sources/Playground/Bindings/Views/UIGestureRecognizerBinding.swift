import SwiftScript
import UIKitEngine

extension UIGestureRecognizer.State: @MainActor BridgedValue {}

extension TypeBinding {
  static let uiGestureRecognizer = TypeBinding.class(
    UIGestureRecognizer.self, "UIGestureRecognizer", inherits: "NSObject", subclassable: true
  ) { type in
    type.property("var view: UIView?", \.view)
    type.property("var isEnabled: Bool", \.isEnabled)
    type.property("var state: State", \.state)
    type.property("var cancelsTouchesInView: Bool", \.cancelsTouchesInView)
    type.property("var name: String?", \.name)
    type.property("var delaysTouchesBegan: Bool", \.delaysTouchesBegan)
    type.property("var delaysTouchesEnded: Bool", \.delaysTouchesEnded)
    type.method(
      "func require(toFail otherGestureRecognizer: UIGestureRecognizer)",
      UIGestureRecognizer.require(toFail:))
    type.delegateProperty("var delegate: UIGestureRecognizerDelegate?", \.delegate)
    type.function("func addTarget(_ target: Any, action: Selector)") {
      (host: UIGestureRecognizer, target: Value, action: Selector) in
      if let target = target.hosted { host.addTarget(target, action: action) }
    }
    type.function("func removeTarget(_ target: Any?, action: Selector?)") {
      (host: UIGestureRecognizer, target: Value, action: Selector?) in
      host.removeTarget(target.hosted, action: action)
    }
    type.method(
      "func location(in view: UIView?) -> CGPoint", UIGestureRecognizer.location(in:))
    type.method(
      "func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint",
      UIGestureRecognizer.location(ofTouch:in:))
    type.property("var numberOfTouches: Int", \.numberOfTouches)
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UIGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UIGestureRecognizer()
    } subclass: {
      ScriptGestureRecognizer(script: $0)
    }
  }

  static let uiGestureRecognizerState = TypeBinding.enum(
    UIGestureRecognizer.State.self, "UIGestureRecognizer.State",
    [
      ("possible", .possible), ("began", .began), ("changed", .changed), ("ended", .ended),
      ("cancelled", .cancelled), ("failed", .failed),
    ]
  ) { type in type.constant("recognized", .recognized) }

  static let uiTapGestureRecognizer = TypeBinding.class(
    UITapGestureRecognizer.self, "UITapGestureRecognizer", inherits: "UIGestureRecognizer",
    subclassable: true
  ) { type in
    type.initializer("init(target: Any?, action: Selector?)") {
      (target: Value, action: Selector?) in
      UITapGestureRecognizer(target: target.hosted, action: action)
    } subclass: { script, target, action in
      ScriptTapGestureRecognizer(script: script, target: target.hosted, action: action)
    }
    type.initializer("init()") {
      UITapGestureRecognizer()
    } subclass: {
      ScriptTapGestureRecognizer(script: $0)
    }
    type.property("var numberOfTapsRequired: Int", \.numberOfTapsRequired)
    type.property("var numberOfTouchesRequired: Int", \.numberOfTouchesRequired)
  }
}
