extension StandardLibrary {
  /// What the whole-number types tell of their bits, and arithmetic that reports its overflow.
  static func bits<Number: FixedWidthInteger>(_ type: MemberTable<Int>, _ number: Number.Type) {
    func property(_ text: String, _ get: @escaping (Number) -> some FixedWidthInteger) {
      type.native(text, get: { .whole(get($1[0].bits(number))) }, set: nil)
    }
    property("var bitWidth: Int") { $0.bitWidth }
    property("var nonzeroBitCount: Int") { $0.nonzeroBitCount }
    property("var leadingZeroBitCount: Int") { $0.leadingZeroBitCount }
    property("var trailingZeroBitCount: Int") { $0.trailingZeroBitCount }
    property("var byteSwapped: Self") { $0.byteSwapped }
    property("var bigEndian: Self") { $0.bigEndian }
    property("var littleEndian: Self") { $0.littleEndian }
    type.native("init(bigEndian value: Self)") { .whole(Number(bigEndian: $1[0].bits(number))) }
    type.native("init(littleEndian value: Self)") {
      .whole(Number(littleEndian: $1[0].bits(number)))
    }
    let twin = Number.isSigned ? "U\(number)" : "\(number)".dropFirst().description
    type.native("init(bitPattern x: \(twin))") { .whole($1[0].bits(number)) }
    reporting(type, number)
  }

  private static func reporting<Number: FixedWidthInteger>(
    _ type: MemberTable<Int>, _ number: Number.Type
  ) {
    func reporting(
      _ text: String,
      _ body: @escaping (Number, Number) -> (partialValue: Number, overflow: Bool)
    ) {
      type.native("func \(text) -> (partialValue: Self, overflow: Bool)") { _, arguments in
        let result = body(arguments[0].bits(number), arguments[1].bits(number))
        return .tuple([.whole(result.partialValue), .bool(result.overflow)])
      }
    }
    reporting("addingReportingOverflow(_ rhs: Self)") { $0.addingReportingOverflow($1) }
    reporting("subtractingReportingOverflow(_ rhs: Self)") { $0.subtractingReportingOverflow($1) }
    reporting("multipliedReportingOverflow(by rhs: Self)") {
      $0.multipliedReportingOverflow(by: $1)
    }
    reporting("dividedReportingOverflow(by rhs: Self)") { $0.dividedReportingOverflow(by: $1) }
    reporting("remainderReportingOverflow(dividingBy rhs: Self)") {
      $0.remainderReportingOverflow(dividingBy: $1)
    }
    type.native(
      "func multipliedFullWidth(by other: Self) -> (high: Self, low: \(Number.Magnitude.self))"
    ) { _, arguments in
      let (high, low) = arguments[0].bits(number).multipliedFullWidth(by: arguments[1].bits(number))
      return .tuple([.whole(high), .whole(UInt64(low))])
    }
  }
}
