extension Prelude {
  /// What numbers do that few programs ask of them.
  static let numerics: [Part] = [
    Part(
      names: ["FloatingPointSign", ".sign", "init(sign", "sign:", "signOf:"],
      source: """
        enum FloatingPointSign: Int { case plus, minus }
        \(onFloats("var sign: FloatingPointSign { self < 0 || 1 / self < 0 ? .minus : .plus }"))
        """),
    Part(
      names: [".exponent", ".significand"],
      source: onFloats(
        """
        var exponent: Int {
          if self == 0 { return Int.min }
          guard isFinite else { return Int.max }
          var (value, exponent) = (Swift.abs(self), 0)
          while value >= 2 { (value, exponent) = (value / 2, exponent + 1) }
          while value < 1 { (value, exponent) = (value * 2, exponent - 1) }
          return exponent
        }
        var significand: Self {
          guard isFinite, self != 0 else { return Swift.abs(self) }
          var value = Swift.abs(self)
          while value >= 2 { value /= 2 }
          while value < 1 { value *= 2 }
          return value
        }
        """)),
    Part(
      names: ["init(sign", "sign:", "signOf:"],
      source: onFloats(
        """
        init(sign: FloatingPointSign, exponent: Int, significand: Self) {
          var value = sign == .minus ? -significand : significand
          for _ in 0..<Swift.abs(exponent) { value = exponent < 0 ? value / 2 : value * 2 }
          self = value
        }
        init(signOf: Self, magnitudeOf: Self) {
          let value = Swift.abs(magnitudeOf)
          self = signOf.sign == .minus ? -value : value
        }
        """)),
    Part(
      names: [".formSquareRoot", ".formTruncatingRemainder", ".formRemainder", ".addProduct"],
      source: onFloats(
        """
        mutating func formSquareRoot() { self = squareRoot() }
        mutating func formTruncatingRemainder(dividingBy other: Self) {
          self = truncatingRemainder(dividingBy: other)
        }
        mutating func formRemainder(dividingBy other: Self) {
          self = remainder(dividingBy: other)
        }
        mutating func addProduct(_ lhs: Self, _ rhs: Self) { self = addingProduct(lhs, rhs) }
        """)),
    Part(
      names: [".isSubnormal", ".minimumMagnitude(", ".maximumMagnitude("],
      source: onFloats(
        """
        var isSubnormal: Bool { self != 0 && Swift.abs(self) < Self.leastNormalMagnitude }
        static func minimumMagnitude(_ x: Self, _ y: Self) -> Self {
          Swift.abs(x) <= Swift.abs(y) || y.isNaN ? x : y
        }
        static func maximumMagnitude(_ x: Self, _ y: Self) -> Self {
          Swift.abs(x) > Swift.abs(y) || y.isNaN ? x : y
        }
        """)),
    Part(
      names: ["numericCast"],
      source: """
        func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U { U(x) }
        """),
    Part(
      names: ["arc4random"],
      source: """
        func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
        func arc4random_uniform(_ bound: UInt32) -> UInt32 {
          bound < 2 ? 0 : UInt32.random(in: 0..<bound)
        }
        """),
    Part(
      names: ["M_PI", "M_E", "M_SQRT", "M_LN", "M_LOG", "M_1_PI", "M_2_PI"],
      source: """
        var M_PI: Double { Double.pi }
        var M_PI_2: Double { Double.pi / 2 }
        var M_PI_4: Double { Double.pi / 4 }
        var M_1_PI: Double { 1 / Double.pi }
        var M_2_PI: Double { 2 / Double.pi }
        var M_E: Double { 2.718281828459045 }
        var M_SQRT2: Double { 1.4142135623730951 }
        var M_SQRT1_2: Double { 0.7071067811865476 }
        var M_LN2: Double { 0.6931471805599453 }
        var M_LN10: Double { 2.302585092994046 }
        var M_LOG2E: Double { 1.4426950408889634 }
        var M_LOG10E: Double { 0.4342944819032518 }
        """),
    Part(
      names: ["lround"],
      source: """
        func lround(_ x: Double) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
        func lroundf(_ x: Float) -> Int { Int(x.rounded(.toNearestOrAwayFromZero)) }
        """),
  ]

  private static func onFloats(_ members: String) -> String {
    on(["Double", "CGFloat", "Float"], members)
  }

  /// The same members of each of some types.
  static func on(_ types: [String], _ members: String) -> String {
    types.map { "extension \($0) {\n\(members)\n}" }.joined(separator: "\n")
  }
}
