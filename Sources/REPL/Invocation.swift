import UIKitEngine
import Words

/// What a command line asks for.
public nonisolated enum Invocation: Hashable, Sendable {
  case prompt(PromptOptions)
  case run(RunOptions)
  case learn(lesson: String?)
  case lesson(id: String, answers: String, json: Bool)
  case check(folder: String, report: Report)
  case newLesson(file: String)
  case help(topic: String?)
  case version

  /// How `check` reports.
  public enum Report: Hashable, Sendable {
    case text, json, junit
  }

  public struct PromptOptions: Hashable, Sendable {
    /// Shows each line of a pipe as it is read, after its prompt.
    public var echoes = false
    /// Goes on after an error in a pipe.
    public var keepsGoing = false

    public init() {}
  }

  public struct RunOptions: Hashable, Sendable {
    public enum Program: Hashable, Sendable {
      case file(String)
      case standardInput
      case code(String)
    }

    public var program: Program
    /// Virtual seconds after which the run ends.
    public var until = 60.0
    /// Where the trace goes; `-` is standard error.
    public var trace: String?
    /// Standard output is events, one JSON object a line.
    public var json = false
    /// Whose UIKit runs it.
    public var rules = Rules.System.ios17
    /// Standard output is how the program differs under two rules.
    public var comparison: Comparison?

    public struct Comparison: Hashable, Sendable {
      public var first: Rules.System
      public var second: Rules.System

      public init(_ first: Rules.System, _ second: Rules.System) {
        (self.first, self.second) = (first, second)
      }
    }

    public init(_ program: Program) {
      self.program = program
    }
  }
}

/// A command line that asks for nothing we know.
public nonisolated struct UsageError: Error, Hashable, Sendable {
  public var message: Phrase

  public init(_ message: Phrase) {
    self.message = message
  }
}
