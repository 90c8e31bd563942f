import SwiftScript
import UIKitEngine
import Words

/// Which events a reader wants.
public nonisolated enum TraceFilter: Hashable, Sendable {
  case everything
  /// What a learner follows: who was called, what moved, what was marked anew.
  case whatHappened
  /// Events whose line holds one of the texts, in any case; all if there is none.
  case containing([String])
}

nonisolated extension [TraceEvent] {
  /// The events that a learner follows.
  var whatHappened: [TraceEvent] { withWholeFrames.filter(\.tellsWhatHappened) }

  /// A view's size and place, set one after the other for one reason, as one event.
  public var withWholeFrames: [TraceEvent] {
    var result: [TraceEvent] = []
    var lastTold: Int?
    for event in self {
      if case .frameChanged(let element, _, let to) = event.kind, let place = lastTold,
        case .frameChanged(element, let from, _) = result[place].kind,
        result[place].hasReason(of: event)
      {
        result[place].kind = .frameChanged(element, from: from, to: to)
        continue
      }
      if event.tellsWhatHappened { lastTold = result.count }
      result.append(event)
    }
    return result
  }
}

nonisolated extension TraceEvent {
  fileprivate func hasReason(of other: TraceEvent) -> Bool {
    (depth, cause, line, source) == (other.depth, other.cause, other.line, other.source)
  }

  /// Whether a learner who follows the loop wants to see it.
  fileprivate var tellsWhatHappened: Bool {
    switch kind {
    case .flagRaised(_, _, let isNew): isNew
    case .phaseEnded, .callbackEnded: Voice.current.isPlain
    case .created, .died, .named, .flagCleared, .scheduled: false
    // Said in full, after the trace.
    case .fault: false
    default: true
    }
  }
}

/// The ordinals of the events that a learner follows and that have a line in the trace.
public nonisolated func traceOrdinals(_ events: some Sequence<TraceEvent>) -> [Int] {
  let names = Names([])
  return events.filter(\.tellsWhatHappened).filter { eventText($0.kind, names) != nil }.map(
    \.ordinal)
}

/// One event as a moment to look at; the end of a phase or callback is named too.
public nonisolated func momentText(
  _ event: TraceEvent, among events: some Sequence<TraceEvent>, listing: Listing
) -> Styled {
  let text = traceText([event], among: events, listing: listing)
  guard text.isEmpty else { return text }
  let names = Names(events)
  let what =
    switch event.kind {
    case .phaseEnded(let phase): phase.title
    case .callbackEnded(let element, let callback): "\(names(element)).\(callback.name)"
    default: ""
    }
  return "\("#\(event.ordinal)", .quiet)  \(Phrase.after(what))\n"
}
