import Playground
import Render
import UIKitEngine
import Words

/// Why a callback did not come, a reason a line, with the evidence that it rests on.
func whyNotText(_ reasons: [Session.ReasonAgainst], of callback: String) -> Styled {
  reasons.enumerated().map { index, reason in
    let (phrase, evidence) = words(reason, callback)
    let start: Styled = index == 0 ? "" : "  "
    let end = evidence.isEmpty ? "" : "  " + evidence.joined(separator: " ")
    return start + "\(phrase)\(end, .quiet)\n"
  }.joined()
}

private func words(
  _ reason: Session.ReasonAgainst, _ callback: String
) -> (Phrase, evidence: [String]) {
  switch reason {
  case .didRun(let ordinal): (.itDidRun(callback, ordinal), [])
  case .marked(let name, let flag): (.isMarkedAndWaits("\(name)", flag.rawValue), ["V-027"])
  case .notMarked(let name, let flag):
    (.isNotMarked("\(name)", flag.rawValue), evidence(flag))
  case .inNoWindow(let name): (.isInNoWindow("\(name)"), ["V-103"])
  case .onlyMoved(let name, let ordinal): (.movedWithoutMark("\(name)", ordinal), ["V-015"])
  case .drawsNothing(let type): (.drawsNothing(type), ["V-079"])
  case .hiddenOrEmpty(let name): (.isHiddenOrEmpty("\(name)"), ["V-102"])
  case .controllersPlace(let other): (.standsForView(other), ["C-022"])
  case .viewNotLoaded(let name): (.viewIsNotLoaded("\(name)"), ["C-001", "C-002"])
  case .oncePerLoad: (.onlyOncePerLoad(callback), ["C-014"])
  case .otherRules(let system, let since):
    (.rulesKnowNo(callback, system.rawValue, since.rawValue), ["V-062", "C-023"])
  case .sameTraits(let name): (.traitsAreTheSame("\(name)"), ["C-077", "V-061"])
  case .sameWindow: (.windowKeptSize, ["C-076"])
  case .unknown: (.noReasonKnown, [])
  }
}

/// What the evidence says of views without the mark.
private func evidence(_ flag: TraceEvent.Flag) -> [String] {
  switch flag {
  case .needsLayout: ["V-014", "V-047"]
  case .needsDisplay: ["V-077"]
  case .needsUpdateConstraints: ["V-010", "V-045"]
  case .needsUpdateProperties: ["V-090"]
  }
}
