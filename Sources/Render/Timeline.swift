import UIKitEngine
import Words

/// Turns, phases, timers and animations by the time at which they were: a lane each.
nonisolated struct Timeline {
  enum Sort: CaseIterable {
    case code, turn, phase, timer, frame, animation
  }

  struct Bar: Hashable {
    var start: Double
    /// Where the delay is over.
    var moves: Double
    /// `nil` if it never ends.
    var end: Double?
    /// Something ended it before its time.
    var isCutShort = false
  }

  struct Lane {
    var name: String
    var sort: Sort
    /// Moments.
    var marks: [Double] = []
    var bars: [Bar] = []
  }

  private(set) var lanes: [Lane] = []
  /// Virtual seconds that the axis spans; 0 if the clock has not moved.
  let end: Double
  private let names: Names

  init(_ events: [TraceEvent]) {
    names = Names(events)
    end = events.last?.time ?? 0
    var lastPhase: (place: Int, time: Double)?
    for event in events {
      let time = event.time
      if event.depth == 0, event.line != nil {
        lastPhase = nil
        mark("\(Phrase.yourCode)", .code, at: time)
      }
      if case .phaseBegan(let phase) = event.kind, phase != .sleep, phase != .send {
        let place = Phase.allCases.firstIndex(of: phase) ?? 0
        if event.depth == 0 {
          if lastPhase.map({ $0.time != time || place <= $0.place }) ?? true {
            mark("\(Phrase.turns)", .turn, at: time, again: true)
          }
          lastPhase = (place, time)
        }
        mark(phase.title, .phase, at: time)
      }
      takeMoment(event)
      takeAnimation(event)
    }
    let order = Sort.allCases
    lanes = lanes.enumerated().sorted {
      let (left, right) = (
        order.firstIndex(of: $0.element.sort) ?? 0, order.firstIndex(of: $1.element.sort) ?? 0
      )
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  private mutating func takeMoment(_ event: TraceEvent) {
    switch event.kind {
    case .timerFired(let number): mark("\(Phrase.timer(number))", .timer, at: event.time)
    case .displayLinkCalled(let number):
      mark("\(Phrase.displayLink(number))", .frame, at: event.time)
    default: break
    }
  }

  private mutating func takeAnimation(_ event: TraceEvent) {
    switch event.kind {
    case .animationAdded(let element, let property, let delay, let duration):
      let start = event.time
      lane("\(names(element)).\(property)", .animation) {
        $0.bars.append(
          Bar(start: start, moves: start + delay, end: start + delay + duration))
      }
    case .animationRemoved(let element, let property):
      lane("\(names(element)).\(property)", .animation) { lane in
        guard let last = lane.bars.lastIndex(where: { ($0.end ?? .infinity) > event.time }) else {
          return
        }
        lane.bars[last].end = event.time
        lane.bars[last].isCutShort = true
      }
    default: break
    }
  }

  private mutating func mark(_ name: String, _ sort: Sort, at time: Double, again: Bool = false) {
    lane(name, sort) { if again || $0.marks.last != time { $0.marks.append(time) } }
  }

  private mutating func lane(_ name: String, _ sort: Sort, _ change: (inout Lane) -> Void) {
    if let index = lanes.firstIndex(where: { $0.name == name && $0.sort == sort }) {
      change(&lanes[index])
    } else {
      var lane = Lane(name: name, sort: sort)
      change(&lane)
      lanes.append(lane)
    }
  }

  /// Round numbers of seconds, at most `count` of them.
  func ticks(atMost count: Int) -> [Double] {
    guard end > 0, count > 1 else { return [0] }
    let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600]
    let step = steps.first { end / $0 < Double(count) } ?? end
    return Array(stride(from: 0, through: end + step * 1e-6, by: step))
  }
}
