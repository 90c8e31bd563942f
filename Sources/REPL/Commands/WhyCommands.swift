import Foundation
import Playground
import Render
import UIKitEngine
import Words

extension Command {
  static let why = Command(
    name: "why", usage: ":why VALUE|CALLBACK|#N", summary: .whySummary, details: .whyDetails,
    group: .explain, arguments: .expression, tellsAnswers: true, showsPast: true,
    seeAlso: ["whynot", "trace", "watch"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :turn
      #83   before waiting
      #84     commit
      #85       layout
      #87         viewController.viewWillLayoutSubviews()
      #89         view.layoutSubviews()  because: line 2 view.addSubview(card) marked view (#75)
      #91         card.safeAreaInsets 0 → (top 47)
      #92         card.safeAreaInsetsDidChange()
      #94         viewController.viewDidLayoutSubviews()
      #97         card.layoutSubviews()
      lab> :why view.layoutSubviews
      view.layoutSubviews ran 2 times: #57, #89
      #89  view.layoutSubviews()
        because: #75 ⚑ view needsLayout  V-047
        because: line 2 view.addSubview(card)  V-100
      """#
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.whyTakes) }
    let events = loop.visibleEvents
    let listing = loop.session.listing
    if let ordinal = ordinal(argument) {
      guard events.indices.contains(ordinal) else { return .refused(.whyTakes) }
      return .show(whyText(events[ordinal], among: events, listing: listing))
    }
    let question = ValueQuestion(argument)
    switch loop.pattern(question.pattern, for: ":why") {
    case .failure(let complaint): return .refused(complaint.phrase)
    case .success(let pattern):
      let found = events.filter { loop.session.matches(pattern, $0) && question.concerns($0) }
      var text = Styled()
      if case .callback = pattern.what {
        guard let last = found.last else { return .show("\(Phrase.neverHappened(argument))\n") }
        if found.count > 1 {
          let shown = found.suffix(8).map { "#\($0.ordinal)" }.joined(separator: ", ")
          text += "\(Phrase.ranTimes(argument, found.count, shown))\n"
        }
        return .show(text + whyText(last, among: events, listing: listing))
      }
      if loop.past == nil, let value = loop.session.ask(argument) {
        text += "\(Phrase.nowIs(argument, value.text), .emphasis)\n"
      }
      guard let last = found.last else {
        return .show(text + "\(Phrase.neverChanged(argument), .quiet)\n")
      }
      return .show(text + whyText(last, among: events, listing: listing))
    }
  }

  static let whyNot = Command(
    name: "whynot", usage: ":whynot VIEW.CALLBACK", summary: .whyNotSummary, group: .explain,
    arguments: .expression, tellsAnswers: true, seeAlso: ["why", "dirty"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :turn
      #83   before waiting
      #84     commit
      #85       layout
      #87         viewController.viewWillLayoutSubviews()
      #89         view.layoutSubviews()  because: line 2 view.addSubview(card) marked view (#75)
      #91         card.safeAreaInsets 0 → (top 47)
      #92         card.safeAreaInsetsDidChange()
      #94         viewController.viewDidLayoutSubviews()
      #97         card.layoutSubviews()
      lab> card.center.x = 100
      lab> :whynot card.layoutSubviews
      card.layoutSubviews did run, last as #97
        card is not marked needsLayout, and a clean view is passed by  V-014 V-047
        #102 only moved card; a new place marks nothing  V-015
      """#
  ) { argument, loop in
    switch loop.pattern(argument, for: ":whynot") {
    case .failure(let complaint): return .refused(complaint.phrase)
    case .success(let pattern):
      guard case .callback(let callback) = pattern.what,
        let dot = argument.lastIndex(of: "."),
        let id = loop.session.element(called: String(argument[..<dot])),
        let name = loop.session.engine.element(id).flatMap({
          loop.session.engine.elementName(of: $0)
        })
      else { return .refused(.whyNotTakes) }
      if let pause = loop.standing, !pause.isBehind, pause.call == argument {
        return .show("\(Phrase.comesNext(argument))\n")
      }
      let reasons = loop.session.reasonsAgainst(callback, of: name)
      return .show(whyNotText(reasons, of: argument))
    }
  }
}

/// What of a value is asked about: `card.frame.width` is a change of `card.frame` in its width.
private struct ValueQuestion {
  /// `card.frame`, for the pattern that finds the events.
  let pattern: String
  /// What follows, innermost part last.
  private let aspects: [String]

  private static let geometry: Set<String> = [
    "frame", "bounds", "center", "transform", "size", "origin", "width", "height", "x", "y", "minX",
    "midX", "maxX", "minY", "midY", "maxY",
  ]

  init(_ text: String) {
    let parts = text.split(separator: ".").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let index = parts.indices.dropFirst().first(where: { Self.geometry.contains(parts[$0]) })
    else {
      pattern = text
      aspects = []
      return
    }
    pattern = parts[..<index].joined(separator: ".") + ".frame"
    aspects = Array(parts[index...])
  }

  func concerns(_ event: TraceEvent) -> Bool {
    guard case .frameChanged(_, let from, let to) = event.kind, let first = aspects.first,
      let last = aspects.last
    else { return true }
    let (old, new) = first == "bounds" ? (from.bounds, to.bounds) : (from.frame, to.frame)
    switch last {
    case "size": return old.size != new.size
    case "width": return old.width != new.width
    case "height": return old.height != new.height
    case "x", "minX": return first == "center" ? from.center != to.center : old.minX != new.minX
    case "y", "minY": return first == "center" ? from.center != to.center : old.minY != new.minY
    case "center": return from.center != to.center
    case "transform": return from.transform != to.transform
    case "bounds": return from.bounds != to.bounds
    default: return old != new
    }
  }
}
