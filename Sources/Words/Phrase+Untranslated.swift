/// A sentence that is not in the table yet: English in every language.
///
/// A bridge for what was written beside the table; `UntranslatedTextTests` finds each one.
extension Phrase: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .verbatim(value) }
}
