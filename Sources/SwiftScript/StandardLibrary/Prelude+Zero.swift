extension Prelude {
  /// A type that whole numbers make has its zero from them.
  static let zero = Part(
    names: ["AdditiveArithmetic", "Numeric"],
    source: """
      extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
        static var zero: Self { 0 }
      }
      """)
}
