import SwiftScript
import UIKitEngine

/// Places to come back to, and looks that change nothing.
extension Session {
  /// How many inputs and time commands led here.
  public var position: Int { recordings.count }

  /// Takes back what came after `position`, in one go.
  public func rewind(to position: Int) {
    guard pauseDepth == 0, position < recordings.count else { return }
    recordings.removeLast(recordings.count - max(0, position))
    rebuild()
  }

  /// The Swift that was accepted after `position`, in order.
  public func inputs(since position: Int) -> [String] {
    recordings.dropFirst(position).compactMap { recording in
      if case .code(let source, _) = recording.action { source } else { nil }
    }
  }

  /// What `expression` is now; whatever evaluating it did is undone.
  public func peek(at expression: String, file: String = "<prompt>") -> Evaluation {
    Engine.current = engine
    let start = engine.events.count
    var evaluation = run(expression, file: file)
    evaluation.collect(engine.events[start...])
    if let fault = engine.faulted {
      evaluation.ending = .faulted
      evaluation.fault = fault
    }
    // A call may have changed the script's own variables, of which no event tells.
    let mayHaveActed = engine.events.count > start || expression.contains("(")
    if pauseDepth == 0, evaluation.ending != .refused, mayHaveActed { rebuild() }
    return evaluation
  }

  /// The top-level statements of `source`, as they are written.
  public static func statements(in source: String) -> [String] {
    Interpreter.statements(in: source)
  }
}
