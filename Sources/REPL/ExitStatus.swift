/// How the program ends, for whoever started it.
public nonisolated enum ExitStatus: Int32, Hashable, Sendable {
  case success = 0
  /// Wrong answers, a failed check, or the simulated app crashed.
  case failure = 1
  /// Usage, syntax or lesson-file error.
  case usage = 2
  /// A bug of ours.
  case bug = 70
  /// Ctrl-C.
  case interrupted = 130
}
