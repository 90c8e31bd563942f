import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiResponder = TypeBinding.class(
    UIResponder.self, "UIResponder", inherits: "NSObject",
    conforms: ["Hashable", "CustomStringConvertible", "CustomDebugStringConvertible"],
    subclassable: true
  ) { type in
    type.initializer("init()") {
      UIResponder()
    } subclass: {
      ScriptResponder(script: $0)
    }
    type.laterMessages(
      later: { $0.perform($1, with: $2, afterDelay: $3) },
      onMain: { $0.performSelector(onMainThread: $1, with: $2, waitUntilDone: $3) },
      cancel: { target, selector in
        guard let selector else {
          return UIResponder.cancelPreviousPerformRequests(withTarget: target)
        }
        UIResponder.cancelPreviousPerformRequests(
          withTarget: target, selector: selector, object: nil)
      })
    type.property("var next: UIResponder?", \.next)
    type.property("var canBecomeFirstResponder: Bool", \.canBecomeFirstResponder)
    type.property("var canResignFirstResponder: Bool", \.canResignFirstResponder)
    type.property("var isFirstResponder: Bool", \.isFirstResponder)
    type.method(
      "@discardableResult func becomeFirstResponder() -> Bool", UIResponder.becomeFirstResponder)
    type.method(
      "@discardableResult func resignFirstResponder() -> Bool", UIResponder.resignFirstResponder)
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
