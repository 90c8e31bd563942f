import UIKitEngine
import Words

/// What two runs of one program did, line by line: `-` came in the first alone, `+` in the second.
///
/// Lines that agree stand between, shortened to those next to a difference; `nil` if all agree.
public nonisolated func comparisonText(
  _ first: [TraceEvent], of all: [TraceEvent], _ second: [TraceEvent], of others: [TraceEvent]
) -> Styled? {
  let old = comparableLines(first, of: all)
  let new = comparableLines(second, of: others)
  let difference = new.difference(from: old)
  guard !difference.isEmpty else { return nil }
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  return shortened(merged(old, new, removed, inserted))
}

private nonisolated struct ComparedLine {
  enum Side { case both, first, second }
  var side: Side
  var text: String
}

private nonisolated func merged(
  _ old: [String], _ new: [String], _ removed: Set<Int>, _ inserted: Set<Int>
) -> [ComparedLine] {
  var lines: [ComparedLine] = []
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    if removed.contains(left) {
      lines.append(ComparedLine(side: .first, text: old[left]))
      left += 1
    } else if inserted.contains(right) {
      lines.append(ComparedLine(side: .second, text: new[right]))
      right += 1
    } else if left < old.count {
      lines.append(ComparedLine(side: .both, text: old[left]))
      (left, right) = (left + 1, right + 1)
    } else {
      break
    }
  }
  return lines
}

/// Two lines before and behind each difference; what is left out is counted.
private nonisolated func shortened(_ lines: [ComparedLine]) -> Styled {
  let near = 2
  let different = lines.indices.filter { lines[$0].side != .both }
  let shown = Set(different.flatMap { ($0 - near)...($0 + near) })
  var text = Styled()
  var skipped = 0
  func tellSkipped() {
    if skipped > 0 { text += "\("  \(Phrase.alikeLines(skipped))", .quiet)\n" }
    skipped = 0
  }
  for index in lines.indices {
    guard shown.contains(index) else {
      skipped += 1
      continue
    }
    tellSkipped()
    let line = lines[index].text
    switch lines[index].side {
    case .both: text += "  \(line)\n"
    case .first: text += "\("-", .warning) \(line)\n"
    case .second: text += "\("+", .mark) \(line)\n"
    }
  }
  tellSkipped()
  return text
}

/// What a learner follows, without ordinals: they differ as soon as anything does.
private nonisolated func comparableLines(
  _ events: [TraceEvent], of all: [TraceEvent]
) -> [String] {
  let names = Names(all)
  return events.whatHappened.compactMap { event in
    guard let what = eventText(event.kind, names) else { return nil }
    return String(repeating: "  ", count: event.depth) + what.text
  }
    + events.compactMap { event in
      guard case .fault = event.kind else { return nil }
      return eventText(event.kind, names)?.text
    }
}
