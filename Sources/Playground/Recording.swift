import SwiftScript

/// What a session was given, so that it can be given again: a session is its inputs.
struct Recording {
  enum Action {
    case code(String, file: String)
    case time(Session.TimeCommand)
    /// A finger on the view that the expression names.
    case tap(String)

    /// If nothing happened, it changed nothing.
    var onlyLooks: Bool {
      switch self {
      case .code(let source, _): Interpreter.isPlainExpression(source)
      case .time: true
      case .tap: false
      }
    }
  }

  /// What was typed while the action stood still, and how it went on.
  struct PauseAnswer {
    /// Counts the places that the action came through until it stood still.
    var point: Int
    var inputs: [Input] = []
    var outcome = Session.PauseOutcome.resume(.turn)
  }

  struct Input {
    var source: String
    var file: String
    /// How far it was to go before it stood still.
    var stepping: Session.TimeCommand?
  }

  var action: Action
  /// How far the action's code was to go before it stood still.
  var stepping: Session.TimeCommand?
  /// In the order in which the pauses came.
  var pauses: [PauseAnswer] = []
  /// It only read a value.
  var isPlain = false

  /// As the learner typed it.
  var text: String {
    switch action {
    case .code(let source, _): source
    case .time(let command): command.spelling
    case .tap(let expression): ":tap \(expression)"
    }
  }
}
