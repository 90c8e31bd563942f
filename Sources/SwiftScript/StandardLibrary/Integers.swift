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

  /// One of the whole-number types; all of them are an `Int` at run time, and what an `Int`
  /// cannot hold a ``WideBox``.
  private static func integer<Number: FixedWidthInteger>(_ number: Number.Type) -> TypeBinding {
    let name = "\(number)"
    let binding = TypeBinding(name, .struct) {
      let type = MemberTable<Int>()
      conversions(type, number)
      constants(type, number)
      randomIntegers(type, number)
      members(type, number)
      bits(type, number)
      return type.rows
    }
    binding.conforms = [
      "FixedWidthInteger", "Comparable", "CVarArg",
      Number.isSigned ? "SignedInteger" : "UnsignedInteger",
    ]
    binding.isTrivial = !Arithmetic.wideNames.contains(name)
    binding.needsErasure = name != "Int"
    if name == "Int" { binding.hostType = Int.self }
    return binding
  }

  private static func conversions<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    type.native("init()") { _, _ in .int(0) }
    type.native("init<T: BinaryInteger>(_ source: T)") { machine, arguments in
      let source = arguments[0].wholeNumber
      guard machine.require(Number.isSigned || source >= 0, "Negative value is not representable"),
        machine.require(
          source >= Int128(Number.min), "Not enough bits to represent a signed value"),
        machine.require(
          source <= Int128(Number.max), "Not enough bits to represent the passed value")
      else { return .int(0) }
      return arguments[0]
    }
    type.native("init<T: BinaryFloatingPoint>(_ source: T)") { machine, arguments in
      truncated(arguments[0].double, to: number, machine)
    }
    for text in ["String", "Substring"] {
      type.native("init?(_ description: \(text))") { _, arguments in
        optional(Number(arguments[0].string))
      }
    }
    for text in ["String", "Substring"] {
      type.native("init?(_ text: \(text), radix: Int)") { machine, arguments in
        let radix = arguments[1].int
        guard machine.require((2...36).contains(radix), "Radix not in range 2...36") else {
          return .none
        }
        return optional(Number(arguments[0].string, radix: radix))
      }
    }
    if Number.self == UInt8.self {
      type.native("init(ascii scalar: Unicode.Scalar)") { machine, arguments in
        guard let scalar = Unicode.Scalar.unwrap(arguments[0]),
          machine.require(scalar.isASCII, "Code point value does not fit into ASCII")
        else { return .int(0) }
        return .int(Int(scalar.value))
      }
    }
    if Number.self == UInt32.self || Number.self == UInt64.self {
      type.native("init(_ scalar: Unicode.Scalar)") { _, arguments in
        .int(Unicode.Scalar.unwrap(arguments[0]).map { Int($0.value) } ?? 0)
      }
    }
    type.native("init?<T: Numeric>(exactly source: T)") { _, arguments in
      switch arguments[0] {
      case .double(let value): optional(Number(exactly: value))
      default: optional(Number(exactly: arguments[0].wholeNumber))
      }
    }
    type.native("init<T: BinaryInteger>(clamping source: T)") { _, arguments in
      .whole(Number(clamping: arguments[0].wholeNumber))
    }
    type.native("init<T: BinaryInteger>(truncatingIfNeeded source: T)") { _, arguments in
      .whole(arguments[0].bits(number))
    }
  }

  private static func optional<Number: FixedWidthInteger>(_ number: Number?) -> Value {
    number.map { .whole($0) } ?? .none
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
    return optional(Number(exactly: rounded))
  }

  private static func constants<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    func constant(_ text: String, _ value: some FixedWidthInteger) {
      type.native(text, get: { _, _ in .whole(value) }, set: nil)
    }
    constant("static var max: Self", Number.max)
    constant("static var min: Self", Number.min)
    constant("static var zero: Self", 0)
    constant("static var bitWidth: Int", Number.bitWidth)
    type.native("static var isSigned: Bool", get: { _, _ in .bool(Number.isSigned) }, set: nil)
  }

  private static func members<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    func result(_ machine: Machine, _ result: (partialValue: Number, overflow: Bool)) -> Value {
      machine.require(!result.overflow, "arithmetic overflow")
        ? .whole(result.partialValue) : .int(0)
    }
    type.native(
      "var description: String", get: { .string("\($1[0].bits(number))") }, set: nil)
    type.native("var hashValue: Int", get: { .int($1[0].bits(number).hashValue) }, set: nil)
    type.native(
      "var magnitude: \(Number.Magnitude.self)",
      get: { .whole(UInt64($1[0].bits(number).magnitude)) }, set: nil)
    type.native("func signum() -> Self") { .whole($1[0].bits(number).signum()) }
    type.native("func isMultiple(of other: Self) -> Bool") { _, arguments in
      .bool(arguments[0].bits(number).isMultiple(of: arguments[1].bits(number)))
    }
    if Number.isSigned {
      type.native("mutating func negate()") { machine, arguments in
        arguments[0] = result(
          machine, (0 as Number).subtractingReportingOverflow(arguments[0].bits(number)))
        return .void
      }
    }
    type.native(
      "func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)"
    ) { machine, arguments in
      let (number, other) = (arguments[0].bits(number), arguments[1].bits(number))
      guard machine.require(other != 0, "Division by zero"),
        machine.require(
          !number.dividedReportingOverflow(by: other).overflow, "Division results in an overflow")
      else { return .tuple([.int(0), .int(0)]) }
      let (quotient, rest) = number.quotientAndRemainder(dividingBy: other)
      return .tuple([.whole(quotient), .whole(rest)])
    }
    type.native("func advanced(by distance: Int) -> Self") { machine, arguments in
      let sum = arguments[0].wholeNumber + arguments[1].wholeNumber
      return machine.require(Number(exactly: sum) != nil, "arithmetic overflow")
        ? .whole(sum) : .int(0)
    }
    type.native("func distance(to other: Self) -> Int") { machine, arguments in
      let gap = arguments[1].wholeNumber - arguments[0].wholeNumber
      return machine.require(Int(exactly: gap) != nil, "arithmetic overflow")
        ? .whole(gap) : .int(0)
    }
  }
}
