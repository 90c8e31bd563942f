extension StandardLibrary {
  static let integerNames: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  static let numbers: [TypeBinding] =
    [
      integer(Int.self), integer(Int8.self), integer(Int16.self), integer(Int32.self),
      integer(Int64.self), integer(UInt.self), integer(UInt8.self), integer(UInt16.self),
      integer(UInt32.self), integer(UInt64.self),
    ] + floatingPoint

  /// One of the whole-number types; all of them are an `Int` at run time.
  private static func integer<Number: FixedWidthInteger>(_ number: Number.Type) -> TypeBinding {
    let name = "\(number)"
    var binding = TypeBinding(name, .struct) {
      let type = MemberTable<Int>()
      conversions(type, number)
      constants(type, number)
      randomIntegers(type)
      members(type)
      return type.rows
    }
    binding.conforms = [
      "FixedWidthInteger", "Comparable", "CVarArg",
      Number.isSigned ? "SignedInteger" : "UnsignedInteger",
    ]
    binding.isTrivial = true
    binding.needsErasure = name != "Int"
    if name == "Int" { binding.hostType = Int.self }
    return binding
  }

  private static func conversions<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    type.native("init()") { _, _ in .int(0) }
    type.native("init<T: BinaryInteger>(_ source: T)") { machine, arguments in
      let source = arguments[0].int
      guard machine.require(Number.isSigned || source >= 0, "Negative value is not representable"),
        machine.require(
          Number(exactly: source) != nil, "Not enough bits to represent the passed value")
      else { return .int(0) }
      return .int(source)
    }
    type.native("init<T: BinaryFloatingPoint>(_ source: T)") { machine, arguments in
      truncated(arguments[0].double, to: number, machine)
    }
    for text in ["String", "Substring"] {
      type.native("init?(_ description: \(text))") { _, arguments in
        Number(arguments[0].string).map { .int(Int(clamping: $0)) } ?? .none
      }
    }
    type.native("init?(_ text: String, radix: Int)") { _, arguments in
      guard (2...36).contains(arguments[1].int) else { return .none }
      return Number(arguments[0].string, radix: arguments[1].int).map { .int(Int(clamping: $0)) }
        ?? .none
    }
    type.native("init?<T: Numeric>(exactly source: T)") { _, arguments in
      switch arguments[0] {
      case .double(let value): Number(exactly: value).map { .int(Int(clamping: $0)) } ?? .none
      default: Number(exactly: arguments[0].int).map { .int(Int(clamping: $0)) } ?? .none
      }
    }
    type.native("init<T: BinaryInteger>(clamping source: T)") { _, arguments in
      .int(Int(clamping: Number(clamping: arguments[0].int)))
    }
    type.native("init<T: BinaryInteger>(truncatingIfNeeded source: T)") { _, arguments in
      .int(Int(clamping: Number(truncatingIfNeeded: arguments[0].int)))
    }
  }

  private static func truncated<Number: FixedWidthInteger>(
    _ source: Double, to number: Number.Type, _ machine: Machine
  ) -> Value {
    let problem = "Double value cannot be converted to \(number) because "
    let rounded = source.rounded(.towardZero)
    guard machine.require(source.isFinite, problem + "it is either infinite or NaN"),
      machine.require(
        rounded >= Double(Number.min), problem + "the result would be less than \(number).min"),
      machine.require(
        Number(exactly: rounded) != nil,
        problem + "the result would be greater than \(number).max")
    else { return .int(0) }
    return .int(Int(exactly: rounded) ?? 0)
  }

  private static func constants<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    type.staticProperty("static var max: Self") { Int(clamping: Number.max) }
    type.staticProperty("static var min: Self") { Int(clamping: Number.min) }
    type.staticProperty("static var zero: Self") { 0 }
    type.staticProperty("static var bitWidth: Int") { Number.bitWidth }
  }

  private static func members(_ type: MemberTable<Int>) {
    type.property("var description: String", \.description)
    type.property("var hashValue: Int", \.hashValue)
    type.property("var nonzeroBitCount: Int", \.nonzeroBitCount)
    type.native("var magnitude: Self", get: { .int(Int(clamping: $1[0].int.magnitude)) }, set: nil)
    type.function("func signum() -> Self") { (number: Int) in number.signum() }
    type.native("func isMultiple(of other: Self) -> Bool") { _, arguments in
      .bool(arguments[0].int.isMultiple(of: arguments[1].int))
    }
    type.native("mutating func negate()") { machine, arguments in
      let (result, overflow) = 0.subtractingReportingOverflow(arguments[0].int)
      if machine.require(!overflow, "arithmetic overflow") { arguments[0] = .int(result) }
      return .void
    }
    type.native(
      "func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)"
    ) { machine, arguments in
      let other = arguments[1].int
      guard machine.require(other != 0, "Division by zero"),
        machine.require(
          other != -1 || arguments[0].int != .min, "Division results in overflow")
      else { return .tuple([.int(0), .int(0)]) }
      let (quotient, rest) = arguments[0].int.quotientAndRemainder(dividingBy: other)
      return .tuple([.int(quotient), .int(rest)])
    }
    type.native("func advanced(by distance: Int) -> Self") { machine, arguments in
      let (sum, overflow) = arguments[0].int.addingReportingOverflow(arguments[1].int)
      return machine.require(!overflow, "arithmetic overflow") ? .int(sum) : .int(0)
    }
    type.native("func distance(to other: Self) -> Int") { machine, arguments in
      let (gap, overflow) = arguments[1].int.subtractingReportingOverflow(arguments[0].int)
      return machine.require(!overflow, "arithmetic overflow") ? .int(gap) : .int(0)
    }
  }
}
