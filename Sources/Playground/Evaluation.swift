import SwiftScript
import UIKitEngine

/// What one input did.
public struct Evaluation {
  public enum Ending: Hashable {
    case completed
    /// Nothing ran: see `diagnostics`.
    case refused
    /// The app ended with `fault`; the session is as it was before the input.
    case faulted
  }

  public var ending: Ending
  public var diagnostics: [Diagnostic]
  /// The value of the last statement if it was an expression that is not `Void`.
  public var value: EvaluatedValue?
  /// An `await` of the input's own waits: its rest runs when the app comes to it.
  public var isWaiting = false
  public var fault: Fault?
  /// The script's calls that were open at the fault, innermost first.
  public var stackTrace: [String] = []
  /// The time command with which the learner left the last pause of typed code: time is to move next.
  public var resumedWith: Session.TimeCommand?
  /// All that the input printed, newlines included.
  public var output: String
  /// What happened meanwhile, in order.
  public var events: Trace.SubSequence

  public init(
    ending: Ending = .completed, diagnostics: [Diagnostic] = [], value: EvaluatedValue? = nil,
    fault: Fault? = nil, output: String = "", events: Trace = Trace()
  ) {
    self.ending = ending
    self.diagnostics = diagnostics
    self.value = value
    self.fault = fault
    self.output = output
    self.events = events[...]
  }
}

extension Evaluation {
  /// Takes over what has happened since the event at `start`, and what was printed meanwhile.
  mutating func collect(_ events: Trace, from start: Int) {
    self.events = events[start...]
    output = events.printed(from: start)
  }
}

extension Evaluation {
  /// Ctrl-C came before anything was done.
  public static let interrupted = {
    var evaluation = Evaluation(ending: .faulted)
    evaluation.fault = Fault(.interrupted, "interrupted")
    return evaluation
  }()
}

/// A value as a learner reads it.
public nonisolated struct EvaluatedValue: Hashable, Sendable {
  /// As `print` writes it.
  public var text: String
  /// As Swift spells its type.
  public var type: String
  /// As Xcode's console prints it: strings in quotes, objects with an address.
  public var console: String
  /// The same with a line for each part; of very many the first.
  public var tree: String
  /// How many lines come after those of the tree.
  public var more: Int

  public init(
    text: String, type: String, console: String? = nil, tree: String? = nil, more: Int = 0
  ) {
    self.text = text
    self.type = type
    self.console = console ?? text
    self.tree = tree ?? console ?? text
    self.more = more
  }
}
