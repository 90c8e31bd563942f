import Playground
import UIKitEngine

/// An app that a lesson's code runs in: a `Session`, or a stand-in under test.
public protocol Stage: AnyObject {
  func evaluate(_ source: String, file: String) -> Evaluation
  func perform(_ command: Session.TimeCommand) -> Evaluation
  /// What an expression is; asking leaves no trace.
  func peek(at expression: String, file: String) -> Evaluation
  /// How many inputs led here.
  var position: Int { get }
  /// Takes back what came after `position`.
  func rewind(to position: Int)
  /// Whether anything after `position` did more than look.
  func hasActed(since position: Int) -> Bool
  /// The Swift that was accepted after `position`.
  func inputs(since position: Int) -> [String]
}

extension Session: Stage {
  public func evaluate(_ source: String, file: String) -> Evaluation {
    evaluate(source, file: file, stepping: nil)
  }
}

/// Makes an app in launch state.
public typealias StageMaker = (Rules) -> any Stage

extension Session {
  /// An app for a lesson's answers, in which nothing runs for ever.
  public static func forAnswers(_ rules: Rules) -> Session {
    Session(rules: rules, limits: Limits(steps: 1_000_000, memory: 500))
  }
}

extension Stage {
  /// Runs `code` step by step and stops behind the first step that does not complete.
  func run(_ code: LessonCode) -> [Evaluation] {
    var evaluations: [Evaluation] = []
    for step in code.steps {
      let evaluation =
        switch step {
        case .swift(let source, let line):
          evaluate(source, file: code.range.file).moved(to: code.range.start, by: line)
        case .time(let time): perform(time.command)
        }
      evaluations.append(evaluation)
      if evaluation.ending != .completed { break }
    }
    return evaluations
  }

  /// What `code`, an expression, is.
  func value(of code: LessonCode) -> Evaluation {
    peek(at: code.text, file: code.range.file).moved(to: code.range.start, by: 0)
  }
}

extension LessonTime {
  var command: Session.TimeCommand {
    switch self {
    case .turn: .turn
    case .run: .run(limit: 60)
    case .advance(let seconds): .advance(seconds: seconds)
    }
  }
}
