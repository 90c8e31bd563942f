/// Something to say about a program, at its place.
public nonisolated struct Diagnostic: Hashable, Sendable {
  public enum Severity: Hashable, Sendable {
    case error
    case warning
    /// Valid Swift that LayoutLab does not run yet; never dressed as a Swift error.
    case unsupported
  }

  /// A stretch of the program, and what it becomes.
  public struct Edit: Hashable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Edits that mend the program together; those of one diagnostic are alternatives.
  public struct FixIt: Hashable, Sendable {
    public var message: String
    public var range: SourceRange
    public var replacement: String
    /// Edits besides the first, elsewhere in the same text.
    public var others: [Edit]

    public init(message: String, range: SourceRange, replacement: String, others: [Edit] = []) {
      self.message = message
      self.range = range
      self.replacement = replacement
      self.others = others
    }

    public var edits: [Edit] { [Edit(range, replacement)] + others }
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

  /// An expression that Swift finds types for and we do not.
  static func untyped(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unsupported, "LayoutLab cannot type this yet", at: range)
  }

  var isUntyped: Bool { self == .untyped(at: range) }
}
