import SwiftScript
import UIKitEngine

extension Selector: @MainActor BridgedValue {}

extension TypeBinding {
  static let selector = TypeBinding.struct(
    Selector.self, "Selector", conforms: ["Hashable", "CustomStringConvertible"]
  ) { type in
    type.property("let name: String", \.name)
    type.initializer("init(_ name: String, perform: @escaping (AnyObject, Any?) -> Void)") {
      (name: String, perform: Callback) in
      Selector(name) { target, sender in perform(Value.object(target), Value(hosted: sender)) }
    }
    type.property("var description: String", \.description)
  }
}
