import SwiftScript
import UIKitEngine

extension MemberTable {
  /// A read-only property that no key path leads to.
  func property<Result: Bridged>(_ text: String, get: @escaping @MainActor (Host) -> Result) {
    native(
      text, get: { _, arguments in Host.unwrap(arguments[0]).map { get($0).wrapped } ?? .none },
      set: nil)
  }

  /// A property whose setter may not read it first, as assigning through a key path does.
  func property<Property: Bridged>(
    _ text: String, get: @escaping @MainActor (Host) -> Property,
    set: @escaping @MainActor (Host, Property) -> Void
  ) {
    native(
      text, get: { _, arguments in Host.unwrap(arguments[0]).map { get($0).wrapped } ?? .none },
      set: { _, arguments in
        if let host = Host.unwrap(arguments[0]), let value = Property.unwrap(arguments[1]) {
          set(host, value)
        }
        return .void
      })
  }

  /// A property that holds anything.
  func anyProperty(_ text: String, _ path: ReferenceWritableKeyPath<Host, Any?>) {
    native(
      text, get: { _, arguments in Value(hosted: Host.unwrap(arguments[0])?[keyPath: path]) },
      set: { _, arguments in
        Host.unwrap(arguments[0])?[keyPath: path] = arguments[1].hosted
        return .void
      })
  }

  func anyArrayProperty(_ text: String, _ path: ReferenceWritableKeyPath<Host, [Any]?>) {
    native(
      text,
      get: { _, arguments in
        Host.unwrap(arguments[0])?[keyPath: path].map { .array($0.map { Value(hosted: $0) }) }
          ?? .none
      },
      set: { _, arguments in
        let elements = [Value]?.unwrap(arguments[1]) ?? nil
        Host.unwrap(arguments[0])?[keyPath: path] = elements?.compactMap(\.hosted)
        return .void
      })
  }

  /// A layer's `actions`: animations and `NSNull` by the names of properties.
  func actionsProperty(_ text: String) where Host: CALayer {
    native(
      text,
      get: { _, arguments in
        let actions = Host.unwrap(arguments[0])?.actions
        return actions.map { $0.mapValues { Value(object: $0 as AnyObject) } }.wrapped
      },
      set: { _, arguments in
        let values = [String: Value]?.unwrap(arguments[1]) ?? nil
        Host.unwrap(arguments[0])?.actions = values?.compactMapValues {
          $0.unerased.object as? any CAAction
        }
        return .void
      })
  }

  /// A property that holds a delegate: any object of the script's conforms.
  func delegateProperty<Delegate>(
    _ text: String, _ path: ReferenceWritableKeyPath<Host, Delegate?>
  ) {
    native(
      text,
      get: { _, arguments in
        Value(object: Host.unwrap(arguments[0])?[keyPath: path].map { $0 as AnyObject })
      },
      set: { _, arguments in
        Host.unwrap(arguments[0])?[keyPath: path] = arguments[1].unerased.object as? Delegate
        return .void
      })
  }
}
