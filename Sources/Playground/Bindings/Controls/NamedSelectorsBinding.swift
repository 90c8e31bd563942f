import SwiftScript
import UIKitEngine

/// `Selector("tapped:")`: a method by what Objective-C calls it, found in the object that is sent it.
extension TypeBinding {
  static let namedSelectors = TypeBinding.extending(Selector.self, "Selector") { type in
    type.native("init(_ str: String)") { machine, arguments in
      selector(named: arguments[0].string, machine).wrapped
    }
  }

  static func selector(named name: String, _ machine: Machine) -> Selector {
    let unknown = Selector(name)
    let method = { (target: AnyObject) in
      machine.exposedMethod(of: .object(target)) {
        Selector.objectiveCName(of: $0.fullName) == name
      }
    }
    return Selector(name) { target in
      method(target) != nil
    } performWithEvent: { target, sender, event in
      guard let found = method(target) else { return unknown.send(to: target, sender) }
      let given = [Value(hosted: sender), event.wrapped].prefix(found.parameterCount)
      _ = machine.call(found.fullName, of: .object(target), Array(given))
    }
  }
}

extension UIKitBindings {
  static let selectorNames: [FunctionBinding] = [
    FunctionBinding("func NSSelectorFromString(_ aSelectorName: String) -> Selector") {
      machine, arguments in
      TypeBinding.selector(named: arguments[0].string, machine).wrapped
    }
  ]
}
