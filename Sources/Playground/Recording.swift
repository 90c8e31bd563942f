/// What a session was given, so that it can be given again: a session is its inputs.
struct Recording {
  enum Action {
    case code(String, file: String)
    case time(Session.TimeCommand)
    /// A finger on the view that the expression names.
    case tap(String)
  }

  /// What was typed while the action stood still, and how it went on.
  struct PauseAnswer {
    var inputs: [(source: String, file: String)] = []
    var outcome = Session.PauseOutcome.resume(.turn)
  }

  var action: Action
  /// In the order in which the pauses came.
  var pauses: [PauseAnswer] = []
}
