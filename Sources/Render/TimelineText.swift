import UIKitEngine
import Words

/// The stream in a line for each stretch of the learner's code, each turn and each sleep.
///
/// ```
/// 0 s    #75–#91    your code        ⚑ view, card
/// 0 s    #92–#130   before waiting   layout ×1: view.layoutSubviews, card.layoutSubviews
/// ```
public nonisolated func timelineText(_ events: [TraceEvent], width: Int) -> Styled {
  let names = Names(events)
  let rows = Stretch.all(in: events).map { stretch in
    (
      time: "\(number(stretch.events[0].time)) s",
      range: "#\(stretch.events[0].ordinal)–#\(stretch.events[stretch.events.count - 1].ordinal)",
      title: stretch.title, what: stretch.summary(names)
    )
  }
  let widths = [
    rows.map { $0.time.displayWidth }.max() ?? 0, rows.map { $0.range.displayWidth }.max() ?? 0,
    rows.map { $0.title.displayWidth }.max() ?? 0,
  ]
  return rows.map { row in
    let room = width - widths.reduce(0, +) - 6
    var line = Styled(row.time.leftPadded(to: widths[0]), .quiet)
    line += "  \(row.range.padded(to: widths[1]), .quiet)"
    line += "  \(row.title.padded(to: widths[2]), .note)  \(row.what.clipped(to: max(20, room)))"
    return line.withoutTrailingSpaces + "\n"
  }.joined()
}

/// Events that belong together: an outermost phase with all it holds, or what code did.
private nonisolated struct Stretch {
  var phase: Phase?
  var events: [TraceEvent]

  var title: String {
    phase?.title ?? "\(events.contains { $0.line != nil } ? Phrase.yourCode : .launch)"
  }

  static func all(in events: [TraceEvent]) -> [Stretch] {
    var stretches: [Stretch] = []
    for event in events {
      if event.depth == 0, case .phaseBegan(let phase) = event.kind {
        stretches.append(Stretch(phase: phase, events: [event]))
      } else if event.depth == 0, stretches.last.map({ $0.phase != nil && $0.isOver }) ?? true {
        stretches.append(Stretch(phase: nil, events: [event]))
      } else {
        stretches[stretches.count - 1].events.append(event)
      }
    }
    return stretches
  }

  /// Its outermost phase has ended.
  var isOver: Bool {
    if let last = events.last, last.depth == 0, case .phaseEnded = last.kind { true } else { false }
  }

  /// Who was called, who was marked, how often.
  func summary(_ names: Names) -> String {
    var parts: [(String, Int)] = []
    func count(_ what: String) {
      if let index = parts.firstIndex(where: { $0.0 == what }) {
        parts[index].1 += 1
      } else {
        parts.append((what, 1))
      }
    }
    for event in events {
      switch event.kind {
      case .callbackBegan(let element, let callback):
        count("\(names(element)).\(callback.shortName)")
      case .flagRaised(let element, _, isNew: true) where phase == nil:
        count("\(Phrase.marked)\(names(element))")
      case .frameChanged(let element, _, _): count("\(names(element)).frame")
      case .timerFired(let number): count("\(Phrase.timerFired(number))")
      case .blockRan(let number): count("\(Phrase.blockRan(number))")
      default: break
      }
    }
    return parts.map { $1 == 1 ? $0 : "\(Phrase.times($0, $1))" }.joined(separator: ", ")
  }
}
