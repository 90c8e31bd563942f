import SwiftScript
import UIKitEngine

extension TypeBinding {
  static let nsObject = TypeBinding.class(
    NSObject.self, "NSObject",
    conforms: ["Hashable", "CustomStringConvertible", "NSObjectProtocol"],
    subclassable: true
  ) { type in
    type.initializer("init()") {
      NSObject()
    } subclass: {
      ScriptObject(script: $0)
    }
    type.function("func perform(_ aSelector: Selector)") { (me: NSObject, selector: Selector) in
      me.perform(selector)
    }
    type.function("func perform(_ aSelector: Selector, with object: Any?)") {
      (me: NSObject, selector: Selector, argument: Value) in
      me.perform(selector, with: argument.hosted)
    }
    type.laterMessages(
      later: { $0.perform($1, with: $2, afterDelay: $3) },
      onMain: { $0.performSelector(onMainThread: $1, with: $2, waitUntilDone: $3) },
      cancel: { target, selector in
        guard let selector else {
          return NSObject.cancelPreviousPerformRequests(withTarget: target)
        }
        NSObject.cancelPreviousPerformRequests(
          withTarget: target, selector: selector, object: nil)
      })
    type.property("var description: String", \.description)
    type.property("var debugDescription: String", \.debugDescription)
    type.property("var hash: Int", \.hash)
    type.function("func isEqual(_ object: Any?) -> Bool") { (me: NSObject, object: Value) in
      me.isEqual(object.hosted)
    }
    type.copying()
    type.native("func isKind(of aClass: AnyClass) -> Bool") { machine, arguments in
      .bool(machine.isInstance(arguments[0], of: arguments[1], orBelow: true))
    }
    type.native("func isMember(of aClass: AnyClass) -> Bool") { machine, arguments in
      .bool(machine.isInstance(arguments[0], of: arguments[1], orBelow: false))
    }
    type.function("func responds(to aSelector: Selector!) -> Bool") {
      (me: NSObject, selector: Selector?) in selector?.isMethod(me) ?? false
    }
  }

  /// Never made here: `init?(coder:)` exists so that classes can declare it, as UIKit demands.
  static let nsCoder = TypeBinding.class(NSCoder.self, "NSCoder", inherits: "NSObject") { _ in }
}
