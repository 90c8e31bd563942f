import SwiftScript
import UIKitEngine

extension Selector: @MainActor BridgedValue {}

extension TypeBinding {
  static let selector = TypeBinding.struct(
    Selector.self, "Selector", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("let name: String", \.name)
    type.initializer(
      "init(_ name: String, of isMethod: @escaping (AnyObject) -> Bool, "
        + "perform: @escaping (AnyObject, Any?) -> Void)"
    ) { (name: String, isMethod: Callback, perform: Callback) in
      Selector(name, of: { isMethod.result(Value.object($0), or: false) }) { target, sender in
        perform(Value.object(target), Value(hosted: sender))
      }
    }
    type.initializer(
      "init(_ name: String, of isMethod: @escaping (AnyObject) -> Bool, "
        + "performWithEvent: @escaping (AnyObject, Any?, UIEvent?) -> Void)"
    ) { (name: String, isMethod: Callback, perform: Callback) in
      Selector(
        name, of: { isMethod.result(Value.object($0), or: false) },
        performWithEvent: { target, sender, event in
          perform(Value.object(target), Value(hosted: sender), event)
        })
    }
    type.property("var description: String", \.description)
  }
}
