import Foundation
import SwiftScript
import UIKitEngine
import Words

/// Events as lines: `#14   card.layoutSubviews()  because: line 3 card.setNeedsLayout() marked card (#9)`.
///
/// - Parameters:
///   - all: the stream that `events` are part of; causes and names are looked up there.
///   - listing: the texts that lines stand in, so that causes can name their statements.
public nonisolated func traceText(
  _ events: [TraceEvent], among all: some Sequence<TraceEvent>, filter: TraceFilter = .everything,
  listing: Listing? = nil
) -> Styled {
  // After a fault the session's stream is another one, and `events` may go beyond it.
  let stream = Array(all) + events
  let names = Names(stream)
  let causes = Causes(stream, names, listing: listing)
  let width = "\(events.last?.ordinal ?? 0)".count
  var lines: [Styled] = []
  for event in filter == .whatHappened ? events.whatHappened : events {
    guard let what = eventText(event.kind, names) else { continue }
    // Nobody hears an indent; there the ends of spans are told.
    let isPlain = Voice.current.isPlain
    let indent = isPlain ? "" : String(repeating: "  ", count: event.depth)
    let number = isPlain ? "\(event.ordinal):" : "#\(event.ordinal)".padded(to: width + 1) + " "
    var line: Styled = "\(number, .quiet) \(indent)\(what)"
    if let cause = causes.phrase(of: event) { line += "\("  \(cause)", .quiet)" }
    if case .containing(let texts) = filter {
      let plain = line.text.lowercased()
      guard texts.isEmpty || texts.contains(where: { plain.contains($0.lowercased()) }) else {
        continue
      }
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

  init(_ events: some Sequence<TraceEvent>) {
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
