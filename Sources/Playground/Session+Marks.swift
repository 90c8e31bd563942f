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
    undone = []
    rebuild()
  }

  /// Whether anything after `position` did more than look.
  public func hasActed(since position: Int) -> Bool {
    recordings.dropFirst(position).contains { !$0.isPlain }
  }

  /// The Swift that was accepted after `position`, in order.
  public func inputs(since position: Int) -> [String] {
    recordings.dropFirst(position).compactMap { recording in
      if case .code(let source, _) = recording.action { source } else { nil }
    }
  }

  /// What `expression` is now; whatever evaluating it did is undone.
  public func peek(at expression: String, file: String = "<prompt>") -> Evaluation {
    world.interpreter.machine.forgetSteps()
    let (result, didAct) = look(expression, file: file)
    var evaluation = Evaluation(diagnostics: result.diagnostics)
    if result.wasRefused {
      evaluation.ending = .refused
    } else if let fault = engine.faulted ?? result.stop.map(Fault.init(stop:)) {
      evaluation.ending = .faulted
      evaluation.fault = fault
    } else if let value = result.value {
      evaluation.value = EvaluatedValue(text: value.text, type: value.type)
    }
    // A call may have changed the script's own variables, of which no event tells.
    let mayHaveActed = didAct || !Interpreter.isPlainExpression(expression)
    if mayHaveActed, !isActing, !result.wasRefused { rebuild() }
    return evaluation
  }

  /// The top-level statements of `source`, as they are written.
  public static func statements(in source: String) -> [String] {
    Interpreter.statements(in: source)
  }
}
