/// Counts the time that constraint systems spend in their solver; for measurements only.
package final class SolverWatch {
  /// Nothing is counted unless one runs.
  package static var running: SolverWatch?
  package private(set) var duration = Duration.zero

  package init() {}

  static func time<Value, Failure: Error>(
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let running else { return try work() }
    let start = ContinuousClock.now
    defer { running.duration += ContinuousClock.now - start }
    return try work()
  }
}
