import Render
import UIKitEngine
import Words

/// Looking at the past: a state folded from the events.
extension Loop {
  /// The events as far as they are looked at.
  var visibleEvents: [TraceEvent] {
    let events = session.engine.events
    return Array(past.map { events.prefix($0 + 1) } ?? events[...])
  }

  /// Every tree of views, now or as of the event that is looked at.
  var snapshots: [ViewSnapshot] {
    past == nil ? session.engine.snapshot() : fold(visibleEvents)
  }

  /// The view that an expression names, now or then; in the past only variables and ids name one.
  func look(at name: String) throws(Arguments.Mistake) -> ViewSnapshot {
    guard past != nil else { return try view(named: name).snapshot }
    func find(_ views: [ViewSnapshot]) -> ViewSnapshot? {
      for view in views {
        if "\(view.name)" == name { return view }
        if let found = find(view.children) { return found }
      }
      return nil
    }
    guard let found = find(snapshots) else { throw Arguments.Mistake(message: .noView(name)) }
    return found
  }

  /// What only the present has: colours, clipping, layers.
  func looks(of roots: [ViewSnapshot]) -> [Int: ViewLook] {
    past == nil ? ViewLook.looks(of: roots, in: session.engine) : [:]
  }

  /// Goes so many lines of the trace on, or back.
  func travel(by count: Int) -> Command.Outcome {
    let events = session.engine.events
    let shown = traceOrdinals(events)
    let here = past ?? events.count
    if count < 0 {
      let earlier = shown.filter { $0 < here }
      // What stands last in the trace is the present: one line back is the one before it.
      let isPresent = past == nil
      let index = earlier.count + count - (isPresent ? 1 : 0)
      guard earlier.count > (isPresent ? 1 : 0) else { return .refused(.noEarlier) }
      return travel(to: earlier[max(0, index)])
    }
    let later = shown.filter { $0 > here }
    return travel(to: count < later.count ? later[count - 1] : nil)
  }

  /// Looks at the state right after an event; `nil` is the present.
  func travel(to ordinal: Int?) -> Command.Outcome {
    let events = session.engine.events
    guard let ordinal, ordinal < events.count - 1 else {
      let wasPast = past != nil
      past = nil
      return wasPast ? .show("\(Phrase.presentAgain, .quiet)\n") : .refused(.isPresent)
    }
    past = ordinal
    var text = momentText(events[ordinal], among: events, listing: session.listing)
    if let line = events[ordinal].line, let source = events[ordinal].source {
      text += codeText(session.listing.excerpt(around: line, in: source, radius: 1))
    }
    return .show(text)
  }
}
