/// An unknown of one `Solver`.
public struct Variable: Hashable, Sendable {
  /// Which values the unknown may take before any constraint speaks.
  public enum Domain: Hashable, Sendable {
    case free
    /// Zero or more, always, as if by a required constraint that came before all others.
    case nonNegative
  }

  @usableFromInline let index: Int
}
