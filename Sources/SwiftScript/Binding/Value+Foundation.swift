import Foundation

/// Values where Foundation takes `Any`: numbers, texts and collections as Swift's own, objects and
/// host values as they are, and what the script declares as it stands there.
extension Value {
  public var foundation: Any? {
    switch self {
    case .none: return nil
    case .int(let number): return number
    case .double(let number): return number
    case .bool(let flag): return flag
    case .object(let object): return object
    case .box(let box):
      switch box {
      case let box as AnyBox: return box.typed
      case let box as SomeBox: return box.value.foundation
      case is StringBox, is SubstringBox: return string
      case let box as CharacterBox: return String(box.character)
      case is ArrayBox, is SliceBox: return elements.map { $0.foundation ?? NSNull() }
      case let box as TableBox where box.isSet:
        return Set(box.keys.compactMap { $0.foundation as? AnyHashable })
      case let box as TableBox:
        var table: [AnyHashable: Any] = [:]
        for (key, value) in zip(box.keys, box.values) {
          if let key = key.foundation as? AnyHashable { table[key] = value.foundation ?? NSNull() }
        }
        return table
      case let box as AnyHostBox: return box.hostValue
      default: return ScriptValue(self)
      }
    }
  }

  /// The way back.
  public init(foundation value: Any?) {
    switch value {
    case nil: self = .none
    case let value as ScriptValue: self = value.value
    case let value as Value: self = value
    case let value as NSNumber: self = .object(value)
    case let value as NSString: self = .string(value as String)
    case let value as any Bridged: self = value.wrapped
    case let values as [Any]: self = .array(values.map { Value(foundation: $0) })
    case let table as [AnyHashable: Any]:
      let box = TableBox()
      for (key, value) in table.sorted(by: { "\($0.key)" < "\($1.key)" }) {
        box[Value(foundation: key.base)] = Value(foundation: value)
      }
      self = .box(box)
    case let value?: self = .object(value as AnyObject)
    }
  }
}

/// A value of a type that the script declares, in a collection of Foundation's.
final class ScriptValue: NSObject {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension AnyBox {
  /// A number as the type that it has in the script.
  fileprivate var typed: Any? {
    switch (type.nominal?.name, value) {
    case ("Float", .double(let number)): Float(number)
    case ("CGFloat", .double(let number)): CGFloat(number)
    default: value.foundation
    }
  }
}

extension Value {
  /// A dictionary with its pairs in this order.
  public init(table pairs: [(key: Value, value: Value)]) {
    let box = TableBox()
    for (key, value) in pairs { box[key] = value }
    self = .box(box)
  }
}

extension Value {
  /// A range of places in a text, with attributes or without, or of whatever else the library bridges.
  public init<Place: BridgedValue>(range: Range<Place>?) {
    self =
      range.map {
        .box(RangeBox($0.lowerBound.wrapped, $0.upperBound.wrapped, isClosed: false))
      } ?? .none
  }
}
