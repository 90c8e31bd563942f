import Foundation
import UIKitEngine

/// The same axis as an SVG picture: a row for each lane, moments as dots, animations as bars.
public nonisolated func timelineSVG(_ events: [TraceEvent]) -> String {
  TimelineDrawing(Timeline(events)).document
}

private nonisolated struct TimelineDrawing {
  let timeline: Timeline

  private let axis = 760.0
  private let rowHeight = 22.0
  private let margin = 16.0
  private var label: Double {
    (timeline.lanes.map { Double($0.name.displayWidth) }.max() ?? 0) * 7.3 + 16
  }
  private var width: Double { margin * 2 + label + axis + 24 }
  private var height: Double { margin * 2 + rowHeight * Double(timeline.lanes.count + 1) }

  init(_ timeline: Timeline) { self.timeline = timeline }

  var document: String {
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(number(width))" height="\(number(height))" \
      viewBox="0 0 \(number(width)) \(number(height))" font-family="monospace" font-size="12">
      """,
      "  <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
    ]
    lines += ticks
    for (index, lane) in timeline.lanes.enumerated() {
      lines += row(lane, margin + rowHeight * (Double(index) + 1.5), isOdd: index % 2 == 1)
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func x(_ time: Double) -> Double {
    guard timeline.end > 0 else { return margin + label }
    return margin + label + min(time, timeline.end) / timeline.end * axis
  }

  private var ticks: [String] {
    timeline.ticks(atMost: 12).flatMap { tick in
      let place = number(x(tick))
      return [
        """
          <line x1="\(place)" y1="\(number(margin + rowHeight))" x2="\(place)" \
        y2="\(number(height - margin))" stroke="#d8dee9"/>
        """,
        """
          <text x="\(place)" y="\(number(margin + 12))" text-anchor="middle" \
        fill="#4c566a">\(number(tick)) s</text>
        """,
      ]
    }
  }

  private func row(_ lane: Timeline.Lane, _ middle: Double, isOdd: Bool) -> [String] {
    let colour = Self.colour(lane.sort)
    var lines: [String] = []
    if isOdd {
      lines.append(
        """
          <rect x="\(number(margin))" y="\(number(middle - rowHeight / 2))" \
        width="\(number(width - margin * 2))" height="\(number(rowHeight))" fill="#5e81ac" \
        fill-opacity="0.06"/>
        """)
    }
    lines.append(
      """
        <text x="\(number(margin + 4))" y="\(number(middle + 4))" \
      fill="\(colour)">\(escaped(lane.name))</text>
      """)
    for bar in lane.bars { lines += self.bar(bar, middle, colour) }
    for mark in lane.marks {
      lines.append(
        """
          <circle cx="\(number(x(mark)))" cy="\(number(middle))" r="3.5" fill="\(colour)" \
        fill-opacity="0.75"><title>\(number(mark)) s</title></circle>
        """)
    }
    return lines
  }

  private func bar(_ bar: Timeline.Bar, _ middle: Double, _ colour: String) -> [String] {
    let end = bar.end ?? timeline.end
    var lines: [String] = []
    if bar.moves > bar.start {
      lines.append(
        """
          <line x1="\(number(x(bar.start)))" y1="\(number(middle))" x2="\(number(x(bar.moves)))" \
        y2="\(number(middle))" stroke="\(colour)" stroke-dasharray="2 3"/>
        """)
    }
    let dash = bar.isCutShort ? " stroke-dasharray=\"4 2\"" : ""
    lines.append(
      """
        <rect x="\(number(x(bar.moves)))" y="\(number(middle - 6))" \
      width="\(number(max(1, x(end) - x(bar.moves))))" height="12" rx="3" fill="\(colour)" \
      fill-opacity="0.35" stroke="\(colour)"\(dash)><title>\(number(bar.moves)) s to \
      \(number(end)) s</title></rect>
      """)
    return lines
  }

  private static func colour(_ sort: Timeline.Sort) -> String {
    switch sort {
    case .code: "#3b4252"
    case .turn: "#2e6fb7"
    case .phase: "#4b7f3f"
    case .timer: "#b3541e"
    case .frame: "#a3264b"
    case .animation: "#8a4fa3"
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
