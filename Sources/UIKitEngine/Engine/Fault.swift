/// Why the simulated app ended: a teaching event, never a crash of ours.
public nonisolated struct Fault: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An Objective-C exception of UIKit's; `name` is e.g. `NSGenericException`.
    case exception(name: String)
    /// Swift's own trap: the message starts with `Fatal error: `.
    case trap
    /// The real thing only hangs or dies here; the sentence is ours and says so.
    case hang
    /// A step or memory limit.
    case limit
    /// Ctrl-C.
    case interrupted
    /// A pause was abandoned by `:undo`, `:reset`, `:open`, `:quit` or the end of input.
    case abandoned
    /// The program called `exit`.
    case exit(status: Int32)
  }

  public var kind: Kind
  /// The whole sentence a learner reads, without the line that names the exception.
  public var message: String
  /// Why LayoutLab stopped the app, if it was LayoutLab.
  public var reason: Reason?

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
