import SwiftScript
import UIKitEngine
import Words

/// Who did what in a stream of events: its causes, in words.
nonisolated struct Causes {
  /// Whose doing an event was.
  enum Author {
    /// A line of the program.
    case statement(source: Int?, line: Int)
    /// The engine, in this phase or callback.
    case inside(TraceEvent)
    case nobody
  }

  let names: Names
  private let listing: Listing?
  private let events: [Int: TraceEvent]
  /// The phase or callback that each event happened in.
  private let spans: [Int: Int]

  /// - Parameter listing: the program's texts, so that causes can name their statements.
  init(_ events: some Sequence<TraceEvent>, _ names: Names, listing: Listing?) {
    self.names = names
    self.listing = listing
    self.events = Dictionary(events.map { ($0.ordinal, $0) }, uniquingKeysWith: { $1 })
    var open: [Int] = []
    var spans: [Int: Int] = [:]
    for event in self.events.values.sorted(by: { $0.ordinal < $1.ordinal }) {
      while open.count > event.depth { open.removeLast() }
      if let span = open.last { spans[event.ordinal] = span }
      switch event.kind {
      case .phaseBegan, .callbackBegan: open.append(event.ordinal)
      default: break
      }
    }
    self.spans = spans
  }

  subscript(ordinal: Int?) -> TraceEvent? { ordinal.flatMap { events[$0] } }

  /// The phase or callback that the event happened in.
  func span(of event: TraceEvent) -> TraceEvent? { self[spans[event.ordinal]] }

  /// What brought the event about, unless it is only what the event happened in.
  func cause(of event: TraceEvent) -> TraceEvent? {
    guard let cause = self[event.cause], cause.ordinal != spans[event.ordinal] else { return nil }
    return cause
  }

  /// A line that runs all the while a callback does is not the author of what happens in there.
  func author(of event: TraceEvent) -> Author {
    let span = span(of: event)
    if let line = event.line {
      if let span, span.line == line, span.source == event.source { return .inside(span) }
      return .statement(source: event.source, line: line)
    }
    return span.map { .inside($0) } ?? .nobody
  }

  /// `line 3 view.addSubview(card)`, or `view.layoutSubviews()` where the engine did it.
  func authorText(of event: TraceEvent) -> Phrase? {
    switch author(of: event) {
    case .statement(let source, let line): statement(source: source, line: line)
    case .inside(let span): eventText(span.kind, names).map { .verbatim($0.text) }
    case .nobody: nil
    }
  }

  func statement(source: Int?, line: Int) -> Phrase {
    guard let source, let listing, let name = listing.name(of: line, in: source) else {
      return .programLine("\(line)")
    }
    guard let code = listing.code(at: line, in: source) else { return .programLine(name) }
    return .statement(.programLine(name), code.clipped(to: 48))
  }

  /// `because: line 3 view.addSubview(card) marked view (#75)`.
  func phrase(of event: TraceEvent) -> Phrase? {
    cause(of: event).flatMap(phrase(naming:))
  }

  func phrase(naming cause: TraceEvent) -> Phrase? {
    if case .scheduled = cause.kind, let author = authorText(of: cause) {
      return .because(author, cause.ordinal)
    }
    guard case .flagRaised(let element, let flag, _) = cause.kind,
      let author = authorText(of: cause)
    else {
      return eventText(cause.kind, names).map { .because(cause.ordinal, $0.text, line: nil) }
    }
    let what = flag == .needsLayout ? names(element) : "\(names(element)) \(flag.rawValue)"
    return .because(author, marked: what, cause.ordinal)
  }
}

/// Why what is about to be called is called; `nil` if that is seen from where it stands.
public nonisolated func becauseText<Events: RandomAccessCollection<TraceEvent>>(
  _ cause: Int, among events: Events, listing: Listing
) -> Phrase? where Events.Index == Int {
  guard events.indices.contains(cause) else { return nil }
  let causes = Causes(events, Names(events), listing: listing)
  return causes.phrase(naming: events[cause])
}
