import Playground
import SwiftScript
import UIKitEngine

/// An event, and the statement of the lesson that was running.
public nonisolated struct Moment: Hashable, Sendable {
  public var event: TraceEvent
  /// Which input of the lesson brought it about, counted from the lesson's first.
  public var input: Int
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
    /// A goal's condition is no `Bool`.
    case notACondition
  }

  public var answer: Result<Answer, Failure>
  /// Everything since the lesson began, in order.
  public var record: [Moment]
  /// How much of the record stands before the question's own code.
  public var before: Int

  /// What happened during the question's code.
  public var meanwhile: [Moment] { Array(record.dropFirst(before)) }

  var value: Answer? { try? answer.get() }
}
