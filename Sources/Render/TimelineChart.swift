import Foundation
import UIKitEngine
import Words

/// Turns, phases, timers and animations on one axis of time; nothing if the clock has not moved.
///
/// ```
///                0 s          0.1          0.2
/// turns          ••           •            •
/// layout         •            •
/// timer 3                     •            •
/// card.position  ├──────────────────────┤
/// ```
public nonisolated func timelineChart(_ events: [TraceEvent], width: Int) -> Styled {
  let timeline = Timeline(events)
  guard timeline.end > 0 else { return Styled() }
  if Voice.current.isPlain { return spoken(timeline) }
  let label = min(28, (timeline.lanes.map { $0.name.displayWidth }.max() ?? 0) + 2)
  let columns = max(20, min(100, width - label - 1))
  var chart = Styled(axis(timeline, label, columns), .quiet)
  for lane in timeline.lanes {
    let name = lane.name.clipped(to: label - 2).padded(to: label)
    chart += Styled(name, lane.sort == .animation ? .event : .note)
    chart += Styled(row(lane, timeline.end, columns), .emphasis)
    chart = chart.withoutTrailingSpaces + "\n"
  }
  return chart
}

private nonisolated func place(_ time: Double, _ end: Double, _ columns: Int) -> Int {
  Int((min(time, end) / end * Double(columns - 1)).rounded())
}

private nonisolated func axis(_ timeline: Timeline, _ label: Int, _ columns: Int) -> String {
  var line = [Character](repeating: " ", count: columns + 8)
  for tick in timeline.ticks(atMost: max(2, columns / 12)) {
    let text = Array(tick == 0 ? "0 s" : number(tick))
    let start = place(tick, timeline.end, columns)
    for (index, character) in text.enumerated() where start + index < line.count {
      line[start + index] = character
    }
  }
  while line.last == " " { line.removeLast() }
  return String(repeating: " ", count: label) + String(line) + "\n"
}

private nonisolated func row(_ lane: Timeline.Lane, _ end: Double, _ columns: Int) -> String {
  var line = [Character](repeating: " ", count: columns)
  for bar in lane.bars {
    let (start, moves) = (place(bar.start, end, columns), place(bar.moves, end, columns))
    let isOpen = (bar.end ?? .infinity) > end
    let last = isOpen ? columns - 1 : place(bar.end ?? end, end, columns)
    for column in start..<max(start, min(moves, last)) { line[column] = "·" }
    guard moves <= last else { continue }
    for column in moves...last { line[column] = "─" }
    line[moves] = "├"
    line[last] = isOpen ? "→" : bar.isCutShort ? "×" : "┤"
  }
  for (column, count) in Dictionary(
    grouping: lane.marks.map { place($0, end, columns) }, by: { $0 }
  ).mapValues(\.count) {
    line[column] = count == 1 ? "•" : count < 10 ? Character("\(count)") : "+"
  }
  return String(line)
}

/// For a screen reader: when, and for how long.
private nonisolated func spoken(_ timeline: Timeline) -> Styled {
  timeline.lanes.map { lane in
    let moments = lane.marks.prefix(20).map { number($0) }
    let rest = lane.marks.count > 20 ? ", …" : ""
    let bars = lane.bars.map { bar in
      "\(Phrase.fromTo(number(bar.moves), bar.end.map { number($0) }))"
    }
    return Styled("\(lane.name): \((moments + bars).joined(separator: ", "))\(rest)\n")
  }.joined()
}
