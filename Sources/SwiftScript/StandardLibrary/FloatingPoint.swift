import Foundation

extension StandardLibrary {
  static let floatingPoint = [
    floating("Double", Double.self), floating("CGFloat", CGFloat.self),
    floating("Float", Float.self),
  ]

  /// One of the floating-point types; all of them are a `Double` at run time, a `Float` rounded.
  private static func floating<Number: BinaryFloatingPoint & Bridged>(
    _ name: String, _ number: Number.Type
  ) -> TypeBinding where Number.RawSignificand: FixedWidthInteger {
    let binding = TypeBinding(name, .struct) {
      let type = MemberTable<Number>()
      conversions(type, number)
      if name != "CGFloat" {
        for text in ["String", "Substring"] {
          type.native("init?(_ text: \(text))") { _, arguments in
            guard let parsed = Double(arguments[0].string) else { return .none }
            return Number(parsed).wrapped
          }
        }
      }
      constants(type)
      randomNumbers(type, number)
      properties(type)
      arithmetic(type)
      return type.rows
    }
    binding.conforms = [
      "BinaryFloatingPoint", "Comparable", "CustomStringConvertible", "CVarArg",
    ]
    // `String(_:)` takes a `Float` too, but must be told which of the two it has.
    if name == "Double" { binding.conforms.append("LosslessStringConvertible") }
    if name == "Float" { binding.conforms.append("_LosslessFloat") }
    binding.isTrivial = true
    binding.needsErasure = name != "Double"
    if name == "Double" { binding.hostType = Double.self }
    return binding
  }

  private static func conversions<Number: BinaryFloatingPoint & Bridged>(
    _ type: MemberTable<Number>, _ number: Number.Type
  ) {
    type.native("init()") { _, _ in .double(0) }
    type.native("init<T: BinaryFloatingPoint>(_ source: T)") { _, arguments in
      Number(arguments[0].double).wrapped
    }
    type.native("init<T: BinaryInteger>(_ source: T)") { _, arguments in
      Number(arguments[0].wholeNumber).wrapped
    }
    type.native("init?<T: BinaryInteger>(exactly source: T)") { _, arguments in
      // Foundation's `CGFloat` on Linux has nothing but a trap for it.
      guard let found = Double(exactly: arguments[0].wholeNumber) else { return .none }
      let number = Number(found)
      return Double(number) == found ? number.wrapped.some : .none
    }
  }

  private static func constants<Number: BinaryFloatingPoint & Bridged>(
    _ type: MemberTable<Number>
  ) {
    type.staticProperty("static var pi: Self") { Number.pi }
    type.staticProperty("static var infinity: Self") { Number.infinity }
    type.staticProperty("static var nan: Self") { Number.nan }
    type.staticProperty("static var zero: Self") { Number.zero }
    type.staticProperty("static var greatestFiniteMagnitude: Self") {
      Number.greatestFiniteMagnitude
    }
    type.staticProperty("static var leastNormalMagnitude: Self") { Number.leastNormalMagnitude }
    type.staticProperty("static var leastNonzeroMagnitude: Self") { Number.leastNonzeroMagnitude }
    type.staticProperty("static var ulpOfOne: Self") { Number.ulpOfOne }
    type.staticMethod("static func minimum(_ x: Self, _ y: Self) -> Self") {
      (x: Number, y: Number) in
      Number.minimum(x, y)
    }
    type.staticMethod("static func maximum(_ x: Self, _ y: Self) -> Self") {
      (x: Number, y: Number) in
      Number.maximum(x, y)
    }
  }

  private static func properties<Number: BinaryFloatingPoint & Bridged>(
    _ type: MemberTable<Number>
  ) {
    type.property("var isNaN: Bool", \.isNaN)
    type.property("var isFinite: Bool", \.isFinite)
    type.property("var isInfinite: Bool", \.isInfinite)
    type.property("var isZero: Bool", \.isZero)
    type.property("var isNormal: Bool", \.isNormal)
    type.property("var hashValue: Int", \.hashValue)
    if Number.self == Float.self {
      type.native(
        "var bitPattern: UInt32", get: { .whole(Float($1[0].double).bitPattern) }, set: nil)
      type.native("init(bitPattern: UInt32)") {
        Float(bitPattern: $1[0].bits(UInt32.self)).wrapped
      }
    } else {
      type.native("var bitPattern: UInt64", get: { .whole($1[0].double.bitPattern) }, set: nil)
      type.native("init(bitPattern: UInt64)") {
        .double(Double(bitPattern: $1[0].bits(UInt64.self)))
      }
    }
    type.property("var ulp: Self", \.ulp)
    type.property("var nextUp: Self", \.nextUp)
    type.property("var nextDown: Self", \.nextDown)
    type.native(
      "var magnitude: Self", get: { .double(abs($1[0].double)) }, set: nil)
    type.native(
      "var description: String",
      get: { _, arguments in .string("\(Number(arguments[0].double))") }, set: nil)
  }

  private static func arithmetic<Number: BinaryFloatingPoint & Bridged>(
    _ type: MemberTable<Number>
  ) {
    type.function("func rounded() -> Self") { (number: Number) in number.rounded() }
    type.function("func rounded(_ rule: FloatingPointRoundingRule) -> Self") {
      (number: Number, rule: FloatingPointRoundingRule) in number.rounded(rule)
    }
    type.native("mutating func round()") { _, arguments in
      arguments[0] = .double(arguments[0].double.rounded())
      return .void
    }
    type.native("mutating func round(_ rule: FloatingPointRoundingRule)") { _, arguments in
      let rule = FloatingPointRoundingRule.unwrap(arguments[1]) ?? .toNearestOrAwayFromZero
      arguments[0] = .double(arguments[0].double.rounded(rule))
      return .void
    }
    type.native("mutating func negate()") { _, arguments in
      arguments[0] = .double(-arguments[0].double)
      return .void
    }
    type.function("func squareRoot() -> Self") { (number: Number) in number.squareRoot() }
    type.function("func truncatingRemainder(dividingBy other: Self) -> Self") {
      (number: Number, other: Number) in number.truncatingRemainder(dividingBy: other)
    }
    type.function("func remainder(dividingBy other: Self) -> Self") {
      (number: Number, other: Number) in number.remainder(dividingBy: other)
    }
    type.function("func addingProduct(_ x: Self, _ y: Self) -> Self") {
      (number: Number, x: Number, y: Number) in number.addingProduct(x, y)
    }
    type.function("func isEqual(to other: Self) -> Bool") {
      (number: Number, other: Number) in number.isEqual(to: other)
    }
    type.function("func isLess(than other: Self) -> Bool") {
      (number: Number, other: Number) in number.isLess(than: other)
    }
    type.function("func isLessThanOrEqualTo(_ other: Self) -> Bool") {
      (number: Number, other: Number) in number.isLessThanOrEqualTo(other)
    }
    type.function("func advanced(by distance: Self) -> Self") {
      (number: Number, distance: Number) in number + distance
    }
    type.function("func distance(to other: Self) -> Self") {
      (number: Number, other: Number) in other - number
    }
  }

  static let roundingRule = TypeBinding.enum(
    FloatingPointRoundingRule.self, "FloatingPointRoundingRule",
    [
      ("up", .up), ("down", .down), ("towardZero", .towardZero),
      ("awayFromZero", .awayFromZero), ("toNearestOrEven", .toNearestOrEven),
      ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
    ])
}

extension FloatingPointRoundingRule: BridgedValue {}
