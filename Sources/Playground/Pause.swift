import UIKitEngine

extension Session {
  /// What to do at a pause.
  public enum PauseOutcome: Hashable {
    case resume(TimeCommand)
    /// Give up the input or time command that is running; the session is as it was before it.
    case abandon
  }

  /// A place where the app stands still with the engine's stack still standing.
  public struct Pause {
    /// Why it stands.
    public enum Reason: Hashable {
      case step
      /// The breakpoint of this number.
      case breakpoint(Int)
      /// A watched expression has another value.
      case watch(WatchChange)
      /// What `:until` waited for: it is about to happen, or has just happened as this event.
      case awaited(EventPattern, event: Int?)
    }

    public var reasons: [Reason]
    /// The phase that runs, innermost.
    public var phase: Phase?
    /// What is about to be called, or was called: `card.layoutSubviews`.
    public var call: String?
    /// The phase or callback is over, rather than about to begin.
    public var isBehind: Bool
    /// The line of the program that runs, or that the callback's override begins with.
    public var line: SourceLine?
    /// The event that brought about the callback.
    public var cause: Int?
    /// 1 for a pause of a top-level input or command.
    public var depth: Int
    /// A typed input stands, rather than a time command.
    public var isInput: Bool
  }

  /// A line of one of the texts that the session was given; see ``Session/listing``.
  public struct SourceLine: Hashable {
    public var source: Int
    public var line: Int
  }

  /// A watched expression's value before and now.
  public struct WatchChange: Hashable {
    public var number: Int
    public var expression: String
    public var old: String
    public var new: String
  }
}

extension Session.Pause {
  /// `layout · card.layoutSubviews`.
  public var place: String {
    let what = [phase?.title, call].compactMap { $0 }.joined(separator: " · ")
    return isBehind ? "after \(what)" : what
  }
}
