import SwiftSyntax

/// Types that are there because a script writes them, each one type wherever it is written.
struct ComposedTypes {
  /// `A & B`, by its text.
  var compositions: [String: Nominal] = [:]
  /// `P<A, B>`, by their texts.
  var constrainedProtocols: [String: [Nominal]] = [:]
  /// What the `some P` of results are, by where that stands.
  var opaqueTypes: [SyntaxIdentifier: [Nominal]] = [:]
}
