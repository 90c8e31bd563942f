/// An unknown of one `Solver`.
public struct Variable: Hashable, Sendable {
  /// Which values the unknown may take before any constraint speaks.
  public enum Domain: Hashable, Sendable {
    case free
    /// Zero or more, always, as if by a required constraint that came before all others.
    case nonNegative
  }

  /// Half a word, for whoever reads all values goes through all variables.
  @usableFromInline let number: Int32

  init(index: Int) {
    number = Int32(index)
  }

  @inlinable var index: Int { Int(number) }
}
