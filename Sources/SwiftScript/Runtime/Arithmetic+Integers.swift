/// The operators of the whole-number types, each at its own width.
extension Arithmetic {
  /// `UInt` and `UInt64`: some of their values are no `Int`.
  static let wideNames: Set = ["UInt", "UInt64"]

  static func integer(_ name: String, _ type: String) -> Native? {
    switch type {
    case "Int8": integer(name, Int8.self)
    case "UInt8": integer(name, UInt8.self)
    case "Int16": integer(name, Int16.self)
    case "UInt16": integer(name, UInt16.self)
    case "Int32": integer(name, Int32.self)
    case "UInt32": integer(name, UInt32.self)
    case "UInt": integer(name, UInt.self)
    case "UInt64": integer(name, UInt64.self)
    case "Int", "Int64": integer(name, Int.self)
    default: nil
    }
  }

  static func isShift(_ name: String) -> Bool {
    name == "<<" || name == ">>" || name == "&<<" || name == "&>>"
  }

  private static func integer<Number: FixedWidthInteger>(
    _ name: String, _ number: Number.Type
  ) -> Native? {
    switch name {
    case "+": checked { (a: Number, b) in a.addingReportingOverflow(b) }
    case "-": checked { (a: Number, b) in a.subtractingReportingOverflow(b) }
    case "*": checked { (a: Number, b) in a.multipliedReportingOverflow(by: b) }
    case "/", "%": division(number, isRemainder: name == "%")
    case "&": bits { (a: Number, b) in a & b }
    case "|": bits { (a: Number, b) in a | b }
    case "^": bits { (a: Number, b) in a ^ b }
    case "&+": bits { (a: Number, b) in a &+ b }
    case "&-": bits { (a: Number, b) in a &- b }
    case "&*": bits { (a: Number, b) in a &* b }
    case "<<": shift { (a: Number, count) in a << count }
    case ">>": shift { (a: Number, count) in a >> count }
    case "&<<": maskedShift { (a: Number, count) in a &<< count }
    case "&>>": maskedShift { (a: Number, count) in a &>> count }
    default: nil
    }
  }

  private static func checked<Number: FixedWidthInteger>(
    _ body: @escaping (Number, Number) -> (partialValue: Number, overflow: Bool)
  ) -> Native {
    { machine, arguments in
      let result = body(arguments[0].bits(Number.self), arguments[1].bits(Number.self))
      if result.overflow { machine.trap("arithmetic overflow") }
      return .whole(result.partialValue)
    }
  }

  private static func bits<Number: FixedWidthInteger>(
    _ body: @escaping (Number, Number) -> Number
  ) -> Native {
    { _, arguments in
      .whole(body(arguments[0].bits(Number.self), arguments[1].bits(Number.self)))
    }
  }

  /// The count may be of any whole-number type.
  private static func shift<Number: FixedWidthInteger>(
    _ body: @escaping (Number, Int) -> Number
  ) -> Native {
    { _, arguments in
      .whole(body(arguments[0].bits(Number.self), Int(clamping: arguments[1].wholeNumber)))
    }
  }

  /// Of the count only the last bits matter.
  private static func maskedShift<Number: FixedWidthInteger>(
    _ body: @escaping (Number, Int) -> Number
  ) -> Native {
    { _, arguments in
      let count = Int(truncatingIfNeeded: arguments[1].wholeNumber)
      return .whole(body(arguments[0].bits(Number.self), count))
    }
  }

  private static func division<Number: FixedWidthInteger>(
    _ number: Number.Type, isRemainder: Bool
  ) -> Native {
    let rest = isRemainder ? " in remainder operation" : ""
    return { machine, arguments in
      let (a, b) = (arguments[0].bits(number), arguments[1].bits(number))
      guard machine.require(b != 0, "Division by zero" + rest) else { return .int(0) }
      let result =
        isRemainder
        ? a.remainderReportingOverflow(dividingBy: b) : a.dividedReportingOverflow(by: b)
      if result.overflow { machine.trap("Division results in an overflow" + rest) }
      return .whole(result.partialValue)
    }
  }

  static func complement(_ type: String) -> Native {
    switch type {
    case "UInt8": complement(UInt8.self)
    case "UInt16": complement(UInt16.self)
    case "UInt32": complement(UInt32.self)
    case "UInt", "UInt64": complement(UInt64.self)
    default: complement(Int.self)
    }
  }

  private static func complement<Number: FixedWidthInteger>(_ number: Number.Type) -> Native {
    { _, arguments in .whole(~arguments[0].bits(number)) }
  }
}
