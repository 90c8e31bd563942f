import SwiftScript
import UIKitEngine

extension Value {
  /// What the engine is given where it takes `Any?`: numbers, texts and geometry as Swift's own,
  /// objects as they are, and the rest as it stands in the script.
  var hosted: Any? {
    switch unerased {
    case .none: nil
    case .int(let number): number
    case .double(let number): number
    case .bool(let bool): bool
    case .object(let object): object
    case .box: boxed
    }
  }

  private var boxed: Any {
    let kinds: [any Bridged.Type] = [
      String.self, CGPoint.self, CGSize.self, CGRect.self, CATransform3D.self,
      CGAffineTransform.self,
    ]
    for kind in kinds {
      if let value = kind.unwrap(unerased) { return value }
    }
    return self
  }

  /// The way back.
  init(hosted value: Any?) {
    switch value {
    case nil: self = .none
    case let value as Value: self = value
    case let value as any Bridged: self = value.wrapped
    case let value?: self = .object(value as AnyObject)
    }
  }

  init(object: AnyObject?) {
    self = object.map { .object($0) } ?? .none
  }
}

extension MemberTable {
  /// A read-only property that no key path leads to.
  func property<Result: Bridged>(_ text: String, get: @escaping @MainActor (Host) -> Result) {
    native(
      text, get: { _, arguments in Host.unwrap(arguments[0]).map { get($0).wrapped } ?? .none },
      set: nil)
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

  /// Core Animation takes `NSNumber`s; the script has plain numbers.
  func numbersProperty(_ text: String, _ path: ReferenceWritableKeyPath<Host, [NSNumber]?>) {
    native(
      text,
      get: { _, arguments in
        (Host.unwrap(arguments[0])?[keyPath: path]?.map(\.doubleValue)).wrapped
      },
      set: { _, arguments in
        let numbers = [Double]?.unwrap(arguments[1]) ?? nil
        Host.unwrap(arguments[0])?[keyPath: path] = numbers?.map { NSNumber(value: $0) }
        return .void
      })
  }
}
