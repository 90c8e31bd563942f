import UIKitEngine

/// Which events a reader asks for: words of one sort widen it, words of different sorts narrow it.
public nonisolated struct TraceQuery: Hashable, Sendable {
  /// Whose: one of these.
  public var subjects: [EventPattern] = []
  /// What of them: one of these.
  public var events: [EventPattern] = []
  /// During which: in one of these.
  public var phases: [Phase] = []
  /// Ordinals.
  public var range: ClosedRange<Int>?
  /// Only so many at the end.
  public var last: Int?
  /// In the line, in any case.
  public var texts: [String] = []

  public init() {}

  /// The events that are asked for; of phases and callbacks only their beginnings.
  public func events(
    in events: [TraceEvent], matches: (EventPattern, TraceEvent) -> Bool
  ) -> [TraceEvent] {
    var open: [TraceEvent] = []
    let found = events.filter { event in
      while open.count > event.depth { open.removeLast() }
      let isInPhase = phases.isEmpty || (open + [event]).contains { phases.contains($0.phase) }
      switch event.kind {
      case .phaseBegan, .callbackBegan: open.append(event)
      case .phaseEnded, .callbackEnded: return false
      default: break
      }
      return isInPhase && (range?.contains(event.ordinal) ?? true)
        && (subjects.isEmpty || subjects.contains { matches($0, event) })
        && (self.events.isEmpty || self.events.contains { matches($0, event) })
    }
    return last.map { Array(found.suffix($0)) } ?? found
  }
}

nonisolated extension TraceEvent {
  fileprivate var phase: Phase? {
    if case .phaseBegan(let phase) = kind { phase } else { nil }
  }
}

nonisolated extension [Phase] {
  fileprivate func contains(_ phase: Phase?) -> Bool {
    phase.map { wanted in contains { $0 == wanted } } ?? false
  }
}
