import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiResponder = TypeBinding.class(
    UIResponder.self, "UIResponder", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
    subclassable: true
  ) { type in
    type.notificationNames()
    type.initializer("init()") {
      UIResponder()
    } subclass: {
      ScriptResponder(script: $0)
    }
    type.property("var next: UIResponder?", \.next)
    type.property("var canBecomeFirstResponder: Bool", \.canBecomeFirstResponder)
    type.property("var canResignFirstResponder: Bool", \.canResignFirstResponder)
    type.property("var isFirstResponder: Bool", \.isFirstResponder)
    type.method(
      "@discardableResult func becomeFirstResponder() -> Bool", UIResponder.becomeFirstResponder)
    type.method(
      "@discardableResult func resignFirstResponder() -> Bool", UIResponder.resignFirstResponder)
    type.property("var inputView: UIView?", \.inputView)
    type.property("var inputAccessoryView: UIView?", \.inputAccessoryView)
    type.method("func reloadInputViews()", UIResponder.reloadInputViews)
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }

  static let uiEvent = TypeBinding.class(
    UIEvent.self, "UIEvent", inherits: "NSObject", subclassable: true
  ) { type in
    type.initializer("init()") {
      UIEvent()
    } subclass: {
      ScriptEvent(script: $0)
    }
  }
}
