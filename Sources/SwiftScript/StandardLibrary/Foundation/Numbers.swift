import Foundation

extension Decimal: BridgedValue {}
extension NSDecimalNumber.RoundingMode: BridgedValue {}

/// Numbers as objects, and decimal numbers.
extension StandardLibrary {
  static let numbersAsObjects: [TypeBinding] = [
    value, number, decimalNumber, decimal, decimalRounding,
  ]

  private static let value = TypeBinding.class(
    NSValue.self, "NSValue", inherits: "NSObject"
  ) { _ in }

  private static let number = TypeBinding.class(
    NSNumber.self, "NSNumber", inherits: "NSValue",
    conforms: [
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    ]
  ) { type in
    for label in ["value", "integerLiteral"] {
      for whole in label == "value" ? wholeNumbers : ["Int"] {
        type.native("init(\(label): \(whole))") { _, arguments in
          NSNumber(value: arguments[0].int).wrapped
        }
      }
    }
    for label in ["value", "floatLiteral"] {
      type.native("init(\(label): Double)") { _, arguments in
        NSNumber(value: arguments[0].double).wrapped
      }
    }
    type.native("init(value: Float)") { _, arguments in
      NSNumber(value: Float(arguments[0].double)).wrapped
    }
    for label in ["value", "booleanLiteral"] {
      type.native("init(\(label): Bool)") { _, arguments in
        NSNumber(value: arguments[0].bool).wrapped
      }
    }
    type.property("var intValue: Int", \.intValue)
    type.native(
      "var int32Value: Int32",
      get: { _, arguments in .int(Int(NSNumber.unwrap(arguments[0])?.int32Value ?? 0)) }, set: nil)
    type.native(
      "var int64Value: Int64",
      get: { _, arguments in .int(Int(NSNumber.unwrap(arguments[0])?.int64Value ?? 0)) }, set: nil)
    type.native(
      "var uintValue: UInt",
      get: { _, arguments in .int(NSNumber.unwrap(arguments[0])?.intValue ?? 0) }, set: nil)
    type.property("var doubleValue: Double", \.doubleValue)
    type.property("var floatValue: Float", \.floatValue)
    type.property("var boolValue: Bool", \.boolValue)
    type.property("var stringValue: String", \.stringValue)
    type.property("var decimalValue: Decimal", \.decimalValue)
    type.function("func isEqual(to number: NSNumber) -> Bool") { (me: NSNumber, other: NSNumber) in
      me.isEqual(to: other)
    }
    type.function("func compare(_ otherNumber: NSNumber) -> ComparisonResult") {
      (me: NSNumber, other: NSNumber) in me.compare(other)
    }
  }

  private static let decimalNumber = TypeBinding.class(
    NSDecimalNumber.self, "NSDecimalNumber", inherits: "NSNumber"
  ) { type in
    type.initializer("init(string numberValue: String?)") { (text: String?) in
      NSDecimalNumber(string: text)
    }
    type.initializer("init(decimal dcm: Decimal)") { (number: Decimal) in
      NSDecimalNumber(decimal: number)
    }
    type.initializer("init(value: Double)") { (number: Double) in
      NSDecimalNumber(value: number)
    }
    type.constant("zero", .zero)
    type.constant("one", .one)
    type.constant("notANumber", .notANumber)
    for (name, operation) in [
      ("adding", { $0.adding($1) }), ("subtracting", { $0.subtracting($1) }),
      ("multiplying", { $0.multiplying(by: $1) }), ("dividing", { $0.dividing(by: $1) }),
    ] as [(String, (NSDecimalNumber, NSDecimalNumber) -> NSDecimalNumber)] {
      let label = ["adding", "subtracting"].contains(name) ? "_" : "by"
      type.function("func \(name)(\(label) decimalNumber: NSDecimalNumber) -> NSDecimalNumber") {
        (me: NSDecimalNumber, other: NSDecimalNumber) in operation(me, other)
      }
    }
  }

  private static let wholeNumbers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
  ]

  private static let decimalRounding = TypeBinding.enum(
    NSDecimalNumber.RoundingMode.self, "NSDecimalNumber.RoundingMode",
    [("plain", .plain), ("down", .down), ("up", .up), ("bankers", .bankers)])

  private static let decimal = TypeBinding.struct(
    Decimal.self, "Decimal",
    conforms: [
      "SignedNumeric", "Hashable", "Comparable", "CustomStringConvertible",
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    ]
  ) { type in
    type.native("init()") { _, _ in Decimal().wrapped }
    for label in ["_ value", "integerLiteral value"] {
      for whole in label == "_ value" ? wholeNumbers : ["Int"] {
        type.native("init(\(label): \(whole))") { _, arguments in
          Decimal(arguments[0].int).wrapped
        }
      }
    }
    for label in ["_ value", "floatLiteral value"] {
      type.native("init(\(label): Double)") { _, arguments in
        Decimal(arguments[0].double).wrapped
      }
    }
    type.failableInitializer("init?(string: String, locale: Locale? = nil)") {
      (text: String, locale: Locale?) in Decimal(string: text, locale: locale)
    }
    for (name, operation) in [("+", { $0 + $1 }), ("-", { $0 - $1 }), ("*", { $0 * $1 })]
      as [(String, (Decimal, Decimal) -> Decimal)]
    {
      type.staticMethod("static func \(name) (left: Decimal, right: Decimal) -> Decimal") {
        (left: Decimal, right: Decimal) in operation(left, right)
      }
      type.native("static func \(name)= (left: inout Decimal, right: Decimal)") { _, arguments in
        guard let cell = arguments[0].box as? Cell, let left = Decimal.unwrap(cell.value),
          let right = Decimal.unwrap(arguments[1])
        else { return .void }
        cell.value = operation(left, right).wrapped
        return .void
      }
    }
    type.staticMethod("static func / (left: Decimal, right: Decimal) -> Decimal") {
      (left: Decimal, right: Decimal) in left / right
    }
    type.staticMethod("static func < (left: Decimal, right: Decimal) -> Bool") {
      (left: Decimal, right: Decimal) in left < right
    }
    type.staticMethod("static prefix func - (operand: Decimal) -> Decimal") {
      (operand: Decimal) in -operand
    }
    type.property("var description: String", \.description)
    type.property("var isZero: Bool", \.isZero)
    type.property("var isNaN: Bool", \.isNaN)
    type.property("var magnitude: Decimal", \.magnitude)
    type.property("var exponent: Int", \.exponent)
    type.constant("zero", 0)
    type.constant("pi", .pi)
    type.constant("nan", .nan)
    type.function(
      "func _rounded(_ scale: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal"
    ) { (me: Decimal, scale: Int, mode: NSDecimalNumber.RoundingMode) in
      var (from, to) = (me, Decimal())
      NSDecimalRound(&to, &from, scale, mode)
      return to
    }
  }
}
