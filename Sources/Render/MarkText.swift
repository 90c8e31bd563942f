import UIKitEngine
import Words

/// The quiet line after a statement: what it newly marked, what was marked already, and what a
/// nested pass cleared.
///
/// `⚑ view needsLayout · card needsUpdateConstraints · cleared label needsLayout`
public nonisolated func markText(_ events: [TraceEvent]) -> Styled {
  var marks = MarkSummary()
  for event in events { marks.note(event.kind) }
  return marks.text
}

private nonisolated struct MarkSummary {
  struct Mark: Hashable {
    var element: Int
    var flag: TraceEvent.Flag
  }

  enum State {
    case new, already, cleared
  }

  private var states: [Mark: State] = [:]
  /// In the order of the first event that spoke of them.
  private var order: [Mark] = []
  /// Names as they are at the end: `let card = UIView()` is told its name last.
  private var names: [Int: ElementName] = [:]

  mutating func note(_ kind: TraceEvent.Kind) {
    switch kind {
    case .named(let name):
      names[name.id] = name
    case .flagRaised(let element, let flag, let isNew):
      let mark = Mark(element: element.id, flag: flag)
      // A mark that this input made is new, however often it is made again.
      if isNew || states[mark] == nil { set(mark, of: element, to: isNew ? .new : .already) }
    case .flagCleared(let element, let flag):
      set(Mark(element: element.id, flag: flag), of: element, to: .cleared)
    case .died(let element):
      for mark in order where mark.element == element.id { states[mark] = nil }
    default:
      break
    }
  }

  private mutating func set(_ mark: Mark, of element: ElementName, to state: State) {
    if states.updateValue(state, forKey: mark) == nil { order.append(mark) }
    if names[element.id]?.name == nil { names[element.id] = element }
  }

  var text: Styled {
    let parts = [
      part("", .new), part("\(Phrase.markedAlready)", .already),
      part("\(Phrase.markCleared)", .cleared),
    ].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return Styled() }
    return "\(Phrase.marked, .mark)" + parts.joined("\(Phrase.markSeparator)") + "\n"
  }

  private func part(_ word: String, _ state: State) -> Styled {
    let marks = order.filter { states[$0] == state }
    var elements: [Int] = []
    for mark in marks where !elements.contains(mark.element) { elements.append(mark.element) }
    return elements.map { element in
      let flags = marks.filter { $0.element == element }.map(\.flag.rawValue)
      let name = names[element]?.description ?? ""
      return Styled(
        "\(word)\(name) \(flags.joined(separator: ", "))", state == .new ? .mark : .quiet)
    }.joined("\(Phrase.markSeparator)")
  }
}
