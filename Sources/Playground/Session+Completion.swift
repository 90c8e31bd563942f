import SwiftScript
import UIKitEngine

/// What the prompt asks about text that does not run.
extension Session {
  /// What may stand at `utf8Offset` in `text`, an input that is still being typed.
  public func completion(in text: String, at utf8Offset: Int) -> CompletionResult {
    Engine.current = engine
    return world.interpreter.completion(in: text, at: utf8Offset)
  }

  /// Why `source` would be refused; empty if it would run.
  public func problems(in source: String) -> [Diagnostic] {
    Engine.current = engine
    return world.interpreter.problems(in: source)
  }

  /// Whether `expression` is a value of the type that Swift spells so.
  public func isValue(_ expression: String, of type: String) -> Bool {
    problems(in: "let layoutlab_value: \(type) = \(expression)").isEmpty
  }

  /// The names of the variables that the learner and the launch have declared.
  public var variableNames: [String] { world.interpreter.variableNames }
}
