import SwiftScript
import UIKitEngine

/// The class that a script hands to a list, to make its cells of.
enum ListClass {
  /// Of the engine: made as compiled code has it made.
  case engine(AnyClass)
  /// Of the script: its initialiser makes one.
  case script(([any Bridged]) -> AnyObject?)
  case none

  /// - Parameters:
  ///   - value: what the script wrote: `Cell.self` or `nil`.
  ///   - initializer: the full name of the one that UIKit calls.
  init(_ value: Value, _ machine: Machine, by initializer: String) {
    guard let type = (value.payload.unerased.box as? TypeBox)?.type,
      case .nominal(let nominal, _) = type
    else {
      self = .none
      return
    }
    if let host = nominal.hostType {
      self = (host as? AnyClass).map { .engine($0) } ?? .none
      return
    }
    self = .script { [unowned machine] arguments in
      guard let made = machine.object(of: type, by: initializer, arguments.map(\.wrapped)) else {
        if !machine.isHalted {
          machine.trap(
            "Use of unimplemented initializer '\(initializer)' for class 'main.\(nominal.name)'")
        }
        return nil
      }
      return made
    }
  }
}
