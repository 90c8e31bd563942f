/// Something to say about a program, at its place.
public nonisolated struct Diagnostic: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    case error
    case warning
    /// Valid Swift that LayoutLab does not run yet; never dressed as a Swift error.
    case unsupported
  }

  /// An edit that mends the program.
  public struct FixIt: Hashable, Sendable {
    public var message: String
    public var range: SourceRange
    public var replacement: String

    public init(message: String, range: SourceRange, replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  public var severity: Severity
  /// One sentence in the compiler's voice, lower case, without a full stop.
  public var message: String
  public var range: SourceRange
  public var notes: [String]
  public var fixIts: [FixIt]

  public init(
    _ severity: Severity = .error, _ message: String, at range: SourceRange, notes: [String] = [],
    fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}
