extension Prelude {
  /// What numbers of one's own have from their protocols.
  static let ownNumbers = Part(
    names: ["SignedNumeric", "AdditiveArithmetic"],
    source: """
      func abs<T: SignedNumeric & Comparable>(_ x: T) -> T { x < 0 ? (0 as T) - x : x }
      extension AdditiveArithmetic {
        static prefix func + (x: Self) -> Self { x }
      }
      extension SignedNumeric {
        mutating func negate() { self = (0 as Self) - self }
      }
      """)

  /// A type that whole numbers make has its zero from them.
  static let zero = Part(
    names: ["AdditiveArithmetic", "Numeric"],
    source: """
      extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
        static var zero: Self { 0 }
      }
      """)
}
