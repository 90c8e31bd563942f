extension Int128 {
  /// Swift's type of this name; `nil` if it is none of whole numbers.
  private static func whole(named name: String) -> (any FixedWidthInteger.Type)? {
    switch name {
    case "Int", "Int64": Int64.self
    case "Int8": Int8.self
    case "Int16": Int16.self
    case "Int32": Int32.self
    case "UInt", "UInt64": UInt64.self
    case "UInt8": UInt8.self
    case "UInt16": UInt16.self
    case "UInt32": UInt32.self
    default: nil
    }
  }

  /// The number as a value of the type; `nil` if it does not fit.
  ///
  /// An `Int` where the type is none of whole numbers.
  func value(of type: String) -> Value? {
    func fits<Number: FixedWidthInteger>(_ number: Number.Type) -> Value? {
      Number(exactly: self).map { .whole($0) }
    }
    let number: any FixedWidthInteger.Type = Self.whole(named: type) ?? Int.self
    return fits(number)
  }

  /// From the type's least number to its greatest.
  static func bounds(of type: String) -> ClosedRange<Int128>? {
    func bounds<Number: FixedWidthInteger>(_ number: Number.Type) -> ClosedRange<Int128> {
      Int128(Number.min)...Int128(Number.max)
    }
    return whole(named: type).map { bounds($0) }
  }
}
