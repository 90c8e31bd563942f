import Foundation

nonisolated extension CGFloat {
  /// A number of whatever type, where Apple's systems have number objects.
  init?(anyNumber value: Any) {
    switch value {
    case let value as CGFloat: self = value
    case let value as Double: self = CGFloat(value)
    case let value as Float: self = CGFloat(value)
    case let value as Int: self = CGFloat(value)
    case let value as NSNumber: self = CGFloat(value.doubleValue)
    default: return nil
    }
  }
}
