import SwiftScript
import UIKitEngine

/// One learner's app, from launch state on: Swift goes in, evaluations come out.
public final class Session {
  /// A command that moves virtual time.
  public enum TimeCommand: Hashable {
    /// Stop before the next phase that has work.
    case step
    /// Stop before the next callback.
    case stepIn
    /// Until the loop is about to sleep.
    case turn
    /// Until nothing is pending, or `limit` virtual seconds have passed.
    case run(limit: Double)
    /// Every turn that is due in the next `seconds` of virtual time.
    case advance(seconds: Double)
  }

  /// What to do at a pause.
  public enum PauseOutcome: Hashable {
    case resume(TimeCommand)
    /// Give up the input or time command that is running; the session is as it was before it.
    case abandon
  }

  /// A place where a time command stopped with the engine's stack still standing.
  public struct Pause {
    /// Where, as the prompt shows it: `layout · card.layoutSubviews`.
    public var place: String
    /// The script line that is about to run or is running.
    public var line: Int?
    /// 1 for a pause of a top-level command.
    public var depth: Int
  }

  public let rules: Rules
  /// The running app; another object after a fault, `undo()` or `reset()`.
  public private(set) var engine: Engine

  /// Called at each pause; code evaluated meanwhile runs inside the paused callback.
  public var onPause: ((Pause) -> PauseOutcome)?
  /// Receives what the program prints, as it prints it.
  public var onOutput: ((String) -> Void)?
  /// Receives what UIKit writes to the console, as it writes it.
  public var onConsole: ((String) -> Void)?

  public init(rules: Rules = .ios17) {
    self.rules = rules
    engine = Engine(rules: rules)
  }

  /// Checks `source` as one file and runs it statement by statement inside the event handler.
  ///
  /// On a fault the session is rebuilt as it was before.
  public func evaluate(_ source: String, file: String = "<prompt>") -> Evaluation {
    Evaluation()
  }

  /// Ends the event handler and moves time.
  public func perform(_ command: TimeCommand) -> Evaluation {
    Evaluation()
  }

  /// Whether the parser sees more to come: an open bracket, string or block.
  public static func isIncomplete(_ source: String) -> Bool {
    false
  }

  /// Takes the last input or time command back; `false` if there was none.
  public func undo() -> Bool {
    false
  }

  public func reset() {
    engine = Engine(rules: rules)
  }

  /// The program that led here: each accepted input, in order.
  public var source: String {
    ""
  }

  /// Stops the running script at its next step, from a signal handler's flag.
  public func interrupt() {
  }

  /// The names that may follow the text before the cursor: members after a dot, names in scope, types.
  public func completions(in line: String, at utf8Offset: Int) -> [String] {
    []
  }

  /// The view that `expression` names or evaluates to, without leaving a mark in the session.
  public func view(named expression: String) -> UIView? {
    nil
  }
}
