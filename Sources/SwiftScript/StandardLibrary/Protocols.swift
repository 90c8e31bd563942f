extension StandardLibrary {
  /// Requirements that are operators are the checker's to know.
  static let protocols: [TypeBinding] = [
    .protocol("AnyObject"),
    .protocol("Equatable"),
    .protocol("Hashable", inherits: ["Equatable"]),
    // A type in Swift, of one thing of any such type: as this is one, what it holds tells the rest.
    .protocol(
      "AnyHashable", inherits: ["Hashable", "CustomStringConvertible"], ["var base: Any { get }"]),
    .protocol("Comparable", inherits: ["Equatable"]),
    .protocol(
      "Strideable", inherits: ["Comparable"],
      ["func distance(to other: Self) -> Stride", "func advanced(by n: Stride) -> Self"],
      needs: ["distance(to:)", "advanced(by:)"]),
    .protocol(
      "AdditiveArithmetic", inherits: ["Equatable"], ["static var zero: Self { get }"]),
    .protocol(
      "Numeric", inherits: ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
      ["var magnitude: Magnitude { get }"]),
    .protocol("SignedNumeric", inherits: ["Numeric"], ["mutating func negate()"]),
    .protocol(
      "BinaryInteger",
      inherits: ["Numeric", "Hashable", "Strideable", "CustomStringConvertible"],
      [
        "static var isSigned: Bool { get }", "var bitWidth: Int { get }",
        "var trailingZeroBitCount: Int { get }", "func signum() -> Self",
        "func isMultiple(of other: Self) -> Bool",
        "func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)",
      ]),
    .protocol(
      "FixedWidthInteger", inherits: ["BinaryInteger", "LosslessStringConvertible"],
      [
        "static var max: Self { get }", "static var min: Self { get }",
        "static var bitWidth: Int { get }", "var leadingZeroBitCount: Int { get }",
        "var nonzeroBitCount: Int { get }", "var byteSwapped: Self { get }",
      ]),
    .protocol("SignedInteger", inherits: ["BinaryInteger", "SignedNumeric"]),
    .protocol("UnsignedInteger", inherits: ["BinaryInteger"]),
    .protocol(
      "FloatingPoint", inherits: ["SignedNumeric", "Hashable", "Strideable"],
      [
        "pi", "infinity", "nan", "greatestFiniteMagnitude", "leastNormalMagnitude",
        "leastNonzeroMagnitude", "ulpOfOne",
      ].map { "static var \($0): Self { get }" }
        + ["isNaN", "isFinite", "isInfinite", "isZero", "isNormal"].map {
          "var \($0): Bool { get }"
        } + ["ulp", "nextUp", "nextDown", "magnitude"].map { "var \($0): Self { get }" }
        + [
          "func rounded() -> Self", "func rounded(_ rule: FloatingPointRoundingRule) -> Self",
          "mutating func round()", "mutating func round(_ rule: FloatingPointRoundingRule)",
          "func squareRoot() -> Self", "func addingProduct(_ lhs: Self, _ rhs: Self) -> Self",
          "func truncatingRemainder(dividingBy other: Self) -> Self",
          "func remainder(dividingBy other: Self) -> Self",
          "func isEqual(to other: Self) -> Bool", "func isLess(than other: Self) -> Bool",
          "func isLessThanOrEqualTo(_ other: Self) -> Bool",
          "static func minimum(_ x: Self, _ y: Self) -> Self",
          "static func maximum(_ x: Self, _ y: Self) -> Self",
        ]),
    .protocol("BinaryFloatingPoint", inherits: ["FloatingPoint", "ExpressibleByFloatLiteral"]),
    .protocol("CustomStringConvertible", ["var description: String { get }"]),
    .protocol("CustomDebugStringConvertible", ["var debugDescription: String { get }"]),
    .protocol(
      "LosslessStringConvertible", inherits: ["CustomStringConvertible"],
      ["init?(_ description: String)"]),
    .protocol("_LosslessFloat", inherits: ["LosslessStringConvertible"]),
    .protocol(
      "StringProtocol",
      inherits: [
        "Comparable", "Hashable", "LosslessStringConvertible", "ExpressibleByStringInterpolation",
      ]),
    .protocol("CVarArg"),
    .protocol("RandomNumberGenerator", ["mutating func next() -> UInt64"]),
    .protocol("Identifiable", ["var id: ID { get }"], needs: ["id"]),
    .protocol("CaseIterable", ["static var allCases: [Self] { get }"], needs: ["allCases"]),
    .protocol(
      "RawRepresentable", ["var rawValue: RawValue { get }", "init?(rawValue: RawValue)"],
      needs: ["rawValue", "init(rawValue:)"]),
    .protocol(
      "OptionSet", inherits: ["RawRepresentable", "Equatable"],
      [
        "init()", "init(rawValue: RawValue)", "var isEmpty: Bool { get }",
        "func contains(_ member: Self) -> Bool",
      ]
        + ["union", "intersection", "subtracting", "symmetricDifference"].map {
          "func \($0)(_ other: Self) -> Self"
        }
        + ["formUnion", "formIntersection", "subtract", "formSymmetricDifference"].map {
          "mutating func \($0)(_ other: Self)"
        }
        + [
          "@discardableResult mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self)",
          "@discardableResult mutating func remove(_ member: Self) -> Self?",
          "@discardableResult mutating func update(with newMember: Self) -> Self?",
          "func isSubset(of other: Self) -> Bool", "func isSuperset(of other: Self) -> Bool",
          "func isDisjoint(with other: Self) -> Bool",
        ]),
    .protocol("Error"),
    .protocol("Sendable"),
    .protocol("Copyable"),
    .protocol("Escapable"),
    .protocol("IteratorProtocol", ["mutating func next() -> Element?"]),
    .literal("Integer"),
    .literal("Boolean"),
    .literal("Float"),
    .literal("String", inherits: ["ExpressibleByExtendedGraphemeClusterLiteral"]),
    .literal(
      "ExtendedGraphemeCluster", inherits: ["ExpressibleByUnicodeScalarLiteral"]),
    .protocol("ExpressibleByStringInterpolation", inherits: ["ExpressibleByStringLiteral"]),
    .protocol("StringInterpolationProtocol"),
    .protocol("ExpressibleByArrayLiteral"),
    .protocol("ExpressibleByDictionaryLiteral"),
    .protocol("ExpressibleByNilLiteral"),
    .literal("UnicodeScalar"),
    .protocol("AsyncSequence", ["func makeAsyncIterator() -> AsyncIterator"]),
    .protocol("AsyncIteratorProtocol", ["mutating func next() async throws -> Element?"]),
    .protocol("Actor"),
  ]

  /// What `hash(into:)` is given.
  static let hasher = {
    let binding = TypeBinding("Hasher", .struct) {
      let type = MemberTable<Value>()
      type.native("init()") { _, _ in .box(HasherBox(Hasher())) }
      type.native("mutating func combine<H: Hashable>(_ value: H)") { _, arguments in
        if let box = changing(arguments, as: HasherBox.self) {
          Equality.hash(arguments[1], into: &box.hasher)
        }
        return .void
      }
      type.native("func finalize() -> Int") { _, arguments in
        .int((arguments[0].box as? HasherBox)?.hasher.finalize() ?? 0)
      }
      return type.rows
    }
    return binding
  }()
}

extension StandardLibrary {
  private static var knownTypes: [String: TypeBox] = [:]

  static let objectIdentifier = TypeBinding.struct(
    ObjectIdentifier.self, "ObjectIdentifier", conforms: ["Hashable", "Comparable"]
  ) { type in
    type.native("init(_ object: AnyObject)") { _, arguments in
      arguments[0].unerased.object.map { .box(HostBox(ObjectIdentifier($0))) } ?? .none
    }
    type.native("init(_ type: Any.Type)") { _, arguments in
      guard let box = arguments[0].unerased.box as? TypeBox else { return .none }
      // The same object for the same type, always.
      let known = knownTypes[box.type.description] ?? box
      knownTypes[box.type.description] = known
      return .box(HostBox(ObjectIdentifier(known)))
    }
    type.property("var hashValue: Int", \.hashValue)
  }
}

extension ObjectIdentifier: BridgedValue {}

final class HasherBox: Box {
  deinit {}

  var hasher: Hasher

  init(_ hasher: Hasher) { self.hasher = hasher }

  override func copied() -> Box { HasherBox(hasher) }
}
