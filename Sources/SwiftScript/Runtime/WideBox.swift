/// A `UInt` or `UInt64` beyond `Int.max`; every smaller whole number, of whatever type, is an
/// `Int` at run time.
///
/// So a number has one form only, and whoever compares, hashes or prints it needs no type.
final class WideBox: Box {
  deinit {}

  let number: UInt64

  init(_ number: UInt64) { self.number = number }

  override func equals(_ other: Box) -> Bool { (other as? WideBox)?.number == number }
  override func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Value {
  /// Any whole number as a value.
  @inline(__always) public static func whole<Number: FixedWidthInteger>(_ number: Number) -> Value {
    if let small = Int(exactly: number) { return .int(small) }
    return .box(WideBox(UInt64(truncatingIfNeeded: number)))
  }

  /// The low bits of a whole number; with the type that the checker knows, the number itself.
  @inline(__always) func bits<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    if case .int(let number) = self { return Number(truncatingIfNeeded: number) }
    return Number(truncatingIfNeeded: exact(WideBox.self)?.number ?? 0)
  }

  /// A number that an `Int` cannot hold; `nil` of anything else.
  public var wideNumber: UInt64? { exact(WideBox.self)?.number }

  /// The number itself, whatever its type.
  var wholeNumber: Int128 {
    if case .int(let number) = self { return Int128(number) }
    return Int128(exact(WideBox.self)?.number ?? 0)
  }
}
