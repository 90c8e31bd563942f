import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let uiResponder = TypeBinding.class(
    UIResponder.self, "UIResponder", inherits: "NSObject",
    conforms: [
      "Hashable", "CustomStringConvertible", "CustomDebugStringConvertible",
      "_KeyValueCodingAndObserving", "UIResponderStandardEditActions",
    ],
    subclassable: true
  ) { type in
    type.function("func _watchValues(_ check: @escaping () -> Void) -> AnyObject") {
      (responder: UIResponder, check: Callback) in
      Value(object: responder.watchValues { check() })
    }
    type.keyed(get: { $0.value(forKey: $1) }, set: { $0.setValue($1, forKey: $2) })
    type.keyed(
      "forKeyPath keyPath", get: { $0.value(forKeyPath: $1) },
      set: { $0.setValue($1, forKeyPath: $2) })
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
    type.property("var undoManager: UndoManager?", \.undoManager)
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
