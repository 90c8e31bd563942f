import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiResponder = TypeBinding.class(
    UIResponder.self, "UIResponder", inherits: "NSObject",
    conforms: [
      "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
      "_KeyValueCodingAndObserving",
    ],
    subclassable: true
  ) { type in
    type.function("func _watchValues(_ check: @escaping () -> Void) -> AnyObject") {
      (responder: UIResponder, check: Callback) in
      Value(object: responder.watchValues { check() })
    }
    type.function("func value(forKey key: String) -> Any?") {
      (responder: UIResponder, key: String) in
      Value(hosted: responder.value(forKey: key))
    }
    type.function("func setValue(_ value: Any?, forKey key: String)") {
      (responder: UIResponder, value: Value, key: String) in
      responder.setValue(value.hosted, forKey: key)
    }
    type.function("func value(forKeyPath keyPath: String) -> Any?") {
      (responder: UIResponder, path: String) in Value(hosted: responder.value(forKeyPath: path))
    }
    type.function("func setValue(_ value: Any?, forKeyPath keyPath: String)") {
      (responder: UIResponder, value: Value, path: String) in
      responder.setValue(value.hosted, forKeyPath: path)
    }
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
    type.property("var keyCommands: [UIKeyCommand]?", \.keyCommands)
    type.method("func reloadInputViews()", UIResponder.reloadInputViews)
    type.method(
      "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)",
      UIResponder.touchesBegan(_:with:))
    type.method(
      "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
      UIResponder.touchesMoved(_:with:))
    type.method(
      "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)",
      UIResponder.touchesEnded(_:with:))
    type.method(
      "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)",
      UIResponder.touchesCancelled(_:with:))
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
  }
}
