import UIKitEngine

extension Session {
  /// A command that moves virtual time, or lets go on what stands.
  public enum TimeCommand: Hashable {
    /// How far a step goes.
    public enum Stride: Hashable {
      /// To the next phase that has work.
      case phase
      /// To the next callback, or phase.
      case callback
      /// To the next line of the program, callback or phase.
      case line
      /// Past what comes next, whatever that calls.
      case over
      /// To the end of the phase or callback that stands.
      case out
    }

    /// Stop after so many strides.
    case step(Stride = .phase, count: Int = 1)
    /// Until the loop is about to sleep.
    case turn
    /// Until nothing is pending, or `limit` virtual seconds have passed.
    case run(limit: Double)
    /// Every turn that is due in the next `seconds` of virtual time.
    case advance(seconds: Double)
    /// Until the pattern's event happens; else as `run`.
    case until(EventPattern, limit: Double)
    /// What stands goes on as it was meant to.
    case proceed

    /// As the learner types it.
    public var spelling: String {
      switch self {
      case .step(let stride, let count):
        ":step\(stride.word)\(count == 1 ? "" : " \(count)")"
      case .turn: ":turn"
      case .run: ":run"
      case .advance(let seconds): ":advance \(seconds)"
      case .until(let pattern, _): ":until \(pattern.text)"
      case .proceed: ":continue"
      }
    }
  }
}

extension Session.TimeCommand.Stride {
  var word: String {
    switch self {
    case .phase: ""
    case .callback: " in"
    case .line: " line"
    case .over: " over"
    case .out: " out"
    }
  }
}
