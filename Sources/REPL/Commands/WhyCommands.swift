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
      let found = events.withWholeFrames.filter {
        loop.session.matches(pattern, $0) && question.concerns($0)
      }
      var text = Styled()
      if case .callback = pattern.what {
        guard let last = found.last else { return .show("\(Phrase.neverHappened(argument))\n") }
        if found.count > 1 {
          let shown = found.suffix(8).map { "#\($0.ordinal)" }.joined(separator: ", ")
          text += "\(Phrase.ranTimes(argument, found.count, shown))\n"
        }
        return .show(text + whyText(last, among: events, listing: listing))
      }
      if loop.past == nil, let value = loop.session.ask(question.expression) {
        text += "\(Phrase.nowIs(argument, value.text), .emphasis)\n"
      }
      text +=
        found.last.map { whyText($0, among: events, listing: listing) }
        ?? "\(Phrase.neverChanged(argument), .quiet)\n"
      return .show(text + fixing(question, called: argument, in: loop))
    }
  }

  /// The constraints behind the numbers of a view that they place.
  private static func fixing(
    _ question: ValueQuestion, called what: String, in loop: Loop
  ) -> Styled {
    guard loop.past == nil, let view = loop.session.view(named: question.subject) else { return "" }
    let numbers = question.numbers(of: view)
    guard !numbers.isEmpty, view.isPlacedByConstraints else { return "" }
    if view.constraintsAreWaiting { return "\(Phrase.solutionWaits, .mark)\n" }
    return fixingText(
      numbers.compactMap { number in view.explanation(of: number).map { (number, $0) } },
      of: what, width: loop.width)
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
