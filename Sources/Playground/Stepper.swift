import UIKitEngine

/// Decides which of the places that the app comes through a step ends at.
struct Stepper {
  let stride: Session.TimeCommand.Stride
  /// How many strides are left.
  var left: Int
  /// How many phases and callbacks were open where the step began.
  let depth: Int
  /// The line that a callback's override begins with, if the app stands before it.
  var shown: Session.SourceLine?

  /// Whether to stop here.
  mutating func stops(at point: StopPoint, depth: Int) -> Bool {
    guard ends(at: point, depth: depth) else { return false }
    // Going on into what is shown already is no step.
    if case .line(let line) = point, line == shown {
      shown = nil
      return false
    }
    left -= 1
    return left <= 0
  }

  private func ends(at point: StopPoint, depth: Int) -> Bool {
    switch (stride, point) {
    case (.phase, .engine(.phase(let phase))): phase.isStop
    case (.callback, .engine(.phase(let phase))): phase.isStop
    case (.callback, .engine(.callback)): true
    case (.line, .engine(.phase(let phase))): phase.isStop
    case (.line, .engine(.callback)), (.line, .line): true
    case (.over, .engine(.phase(let phase))): phase.isStop && depth <= self.depth
    case (.over, .engine(.phaseEnded(let phase))): phase.isStop && depth <= self.depth
    case (.over, .engine): depth <= self.depth
    case (.out, .engine(.phaseEnded)), (.out, .engine(.callbackEnded)): depth < self.depth
    default: false
    }
  }
}

/// A place that the app comes through and may stand still at.
enum StopPoint: Hashable {
  case engine(PausePoint)
  /// Before a line of the program.
  case line(Session.SourceLine)
}

extension Phase {
  /// The commit and what surrounds it are the frame of their phases, no stops of their own.
  var isStop: Bool { self != .commit && self != .beforeWaiting }
}
