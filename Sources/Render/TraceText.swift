import Foundation
import UIKitEngine
import Words

/// Events as lines: `#14   card.layoutSubviews()  because: #9 card needsLayout (line 3)`.
///
/// - Parameters:
///   - all: the stream that `events` are part of; causes and names are looked up there.
///   - showsLines: whether causes name their line; at the prompt each input begins at line 1.
public nonisolated func traceText(
  _ events: [TraceEvent], among all: [TraceEvent], filter: TraceFilter = .everything,
  showsLines: Bool = true
) -> Styled {
  // After a fault the session's stream is another one, and `events` may go beyond it.
  let stream = all + events
  let names = Names(stream)
  let causes = Causes(stream, names, showsLines: showsLines)
  let width = "\(events.last?.ordinal ?? 0)".count
  var lines: [Styled] = []
  for event in filter == .whatHappened ? events.whatHappened : events {
    guard let what = eventText(event.kind, names) else { continue }
    let indent = String(repeating: "  ", count: event.depth)
    var line: Styled = "\("#\(event.ordinal)".padded(to: width + 1), .quiet)  \(indent)\(what)"
    if let cause = causes.phrase(of: event) { line += "\("  \(cause)", .quiet)" }
    if case .containing(let text) = filter,
      line.text.range(of: text, options: .caseInsensitive) == nil
    {
      continue
    }
    lines.append(line + "\n" + furtherLines(of: event.kind, indent: width + 5 + indent.count))
  }
  return lines.joined()
}

/// The rest of a text that has several lines, each below the first.
private nonisolated func furtherLines(of kind: TraceEvent.Kind, indent: Int) -> Styled {
  let margin = String(repeating: " ", count: indent)
  switch kind {
  case .printed(let text), .console(let text):
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .filter { !$0.isEmpty }
      .map { Styled("\(margin)\($0)\n") }.joined()
  default:
    return Styled()
  }
}

/// What elements are called at the end of the stream: a variable's name comes after its value.
nonisolated struct Names {
  private var names: [Int: ElementName] = [:]
  /// By what stands for an address in UIKit's descriptions.
  private var described: [String: ElementName] = [:]

  init(_ events: [TraceEvent]) {
    for event in events {
      switch event.kind {
      case .created(let name, _), .named(let name):
        names[name.id] = name
        described[name.address] = name
      default: break
      }
    }
  }

  /// UIKit's `UIView:0x600000000060.width` by its name: `card.width`.
  func readable(_ description: String) -> String {
    description.replacing(/\w+:(0x[0-9a-f]+)/) { match in
      described[String(match.1)]?.description ?? String(match.0)
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
  private let showsLines: Bool

  init(_ events: [TraceEvent], _ names: Names, showsLines: Bool) {
    self.showsLines = showsLines
    self.events = Dictionary(events.map { ($0.ordinal, $0) }, uniquingKeysWith: { $1 })
    self.names = names
  }

  func phrase(of event: TraceEvent) -> Phrase? {
    guard let ordinal = event.cause, let cause = events[ordinal] else { return nil }
    // What encloses an event is seen from the indent.
    if cause.depth < event.depth, case .phaseBegan = cause.kind { return nil }
    if cause.depth < event.depth, case .callbackBegan = cause.kind { return nil }
    guard let what = eventText(cause.kind, names) else { return nil }
    return .because(ordinal, what.text, line: showsLines ? cause.line : nil)
  }
}
