import Foundation
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
    if let values = [Value].unwrap(unerased) { return values.map { $0.hosted ?? $0 } }
    return self
  }

  /// The way back.
  init(hosted value: Any?) {
    switch value {
    case nil: self = .none
    case let value as Value: self = value
    // Foundation has an object for an address that it was given.
    case let url as NSURL: self = ((url as Any) as? URL)?.wrapped ?? url.wrapped
    case let value as any Bridged: self = value.wrapped
    case let values as [Any]: self = .array(values.map { Value(hosted: $0) })
    case let value?: self = .object(value as AnyObject)
    }
  }

  init(object: AnyObject?) {
    self = object.map { .object($0) } ?? .none
  }
}
