/// One thing that happened in the simulated app, recorded once by whoever did it.
public nonisolated struct TraceEvent: Hashable, Sendable {
  /// Counts from 0 in each engine.
  public var ordinal: Int
  public var depth: Int
  /// The ordinal of the event that brought this one about.
  public var cause: Int?
  /// The script line that was running, if one was.
  public var line: Int?
  /// Virtual seconds since launch.
  public var time: Double
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    /// Recorded when the program printed `text` (its newline included).
    case printed(text: String)
    /// Recorded when UIKit wrote `text` to the console.
    case console(text: String)
  }
}
