import Foundation
import UIKitEngine

/// Events as lines: `#14   card.layoutSubviews()  because: #9 card needsLayout (line 3)`.
///
/// - Parameter all: the stream that `events` are part of; causes and names are looked up there.
public nonisolated func traceText(
  _ events: [TraceEvent], among all: [TraceEvent], filter: TraceFilter = .everything
) -> Styled {
  let names = Names(all + events)
  let causes = Causes(all, names)
  let base = events.map(\.depth).min() ?? 0
  let width = "\(events.last?.ordinal ?? 0)".count
  var lines: [Styled] = []
  for event in events {
    if filter == .whatHappened, !event.tellsWhatHappened { continue }
    guard let what = eventText(event.kind, names) else { continue }
    let indent = String(repeating: "  ", count: max(0, event.depth - base))
    var line: Styled = "\("#\(event.ordinal)".padded(to: width + 1), .quiet)  \(indent)\(what)"
    if let cause = causes.text(of: event) { line += "\("  because: \(cause)", .quiet)" }
    if case .containing(let text) = filter,
      line.text.range(of: text, options: .caseInsensitive) == nil
    {
      continue
    }
    lines.append(line + "\n")
  }
  return lines.joined()
}

/// What elements are called at the end of the stream: a variable's name comes after its value.
nonisolated struct Names {
  private var names: [Int: ElementName] = [:]

  init(_ events: [TraceEvent]) {
    for event in events {
      if case .named(let name) = event.kind { names[name.id] = name }
    }
  }

  func callAsFunction(_ element: ElementName) -> String {
    element.name ?? (names[element.id] ?? element).description
  }
}

/// Why events came about, in a few words.
private nonisolated struct Causes {
  private let events: [Int: TraceEvent]
  private let names: Names

  init(_ events: [TraceEvent], _ names: Names) {
    self.events = Dictionary(events.map { ($0.ordinal, $0) }, uniquingKeysWith: { $1 })
    self.names = names
  }

  func text(of event: TraceEvent) -> String? {
    guard let ordinal = event.cause, let cause = events[ordinal] else { return nil }
    // What encloses an event is seen from the indent.
    if cause.depth < event.depth, case .phaseBegan = cause.kind { return nil }
    if cause.depth < event.depth, case .callbackBegan = cause.kind { return nil }
    guard let what = eventText(cause.kind, names) else { return nil }
    return "#\(ordinal) \(what.text)" + (cause.line.map { " (line \($0))" } ?? "")
  }
}
