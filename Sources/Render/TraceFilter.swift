import UIKitEngine

/// Which events a reader wants.
public nonisolated enum TraceFilter: Hashable, Sendable {
  case everything
  /// What a learner follows: who was called, what moved, what was marked anew.
  case whatHappened
  /// Events whose line holds the text, in any case.
  case containing(String)
}

nonisolated extension TraceEvent {
  /// Whether a learner who follows the loop wants to see it.
  var tellsWhatHappened: Bool {
    switch kind {
    case .flagRaised(_, _, let isNew): isNew
    case .created, .died, .named, .flagCleared, .phaseEnded, .callbackEnded: false
    // Said in full, after the trace.
    case .fault: false
    default: true
    }
  }
}
