import Playground
import SwiftScript
import UIKitEngine

/// An event, and the statement of the lesson that was running.
public nonisolated struct Moment: Hashable, Sendable {
  public var event: TraceEvent
  /// One line of the lesson's code; `nil` between inputs.
  public var statement: String?
}

/// What one replay of a lesson gave for one question.
public struct Outcome {
  /// Why a replay has no answer.
  public enum Failure: Error {
    /// The code or the expression is not Swift that runs.
    case refused([Diagnostic])
    /// The app ended.
    case faulted(Fault)
    /// `ask` has no value.
    case noValue
    /// A callback of the question never came.
    case neverCalled([String])
  }

  public var answer: Result<Answer, Failure>
  /// Everything since the lesson began, in order.
  public var record: [Moment]

  var value: Answer? { try? answer.get() }
}
