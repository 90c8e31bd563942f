import Render
import UIKitEngine
import Words

extension Command {
  static let trace = Command(
    name: "trace", usage: ":trace [FILTER…]", summary: .traceSummary, details: .traceDetails,
    group: .look, arguments: .expression, tellsAnswers: true, showsPast: true,
    forms: [
      Form(":trace card", .traceViewForm),
      Form(":trace layout", .tracePhaseForm),
      Form(":trace frame", .traceKindForm),
      Form(":trace card layoutSubviews display", .traceCombinedForm),
      Form(":trace 90-120", .traceRangeForm),
      Form(":trace last 10", .traceLastForm),
      Form(#":trace "hello""#, .traceTextForm),
    ],
    seeAlso: ["why", "timeline", "goto", "marks", "phases"],
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
      lab> :trace card callback
      #70  card.willMove(toWindow:)
      #72  card.willMove(toSuperview:)
      #77  card.didMoveToWindow()
      #79  card.didMoveToSuperview()
      #92        card.safeAreaInsetsDidChange()
      #97        card.layoutSubviews()
      """#
  ) { argument, loop in
    let events = loop.visibleEvents
    guard !argument.isEmpty else {
      let text = traceText(
        events, among: events, filter: .whatHappened, listing: loop.session.listing)
      return .show(text.isEmpty ? "\(Phrase.nothingYet, .quiet)\n" : text)
    }
    switch query(argument, loop) {
    case .failure(let complaint): return .refused(complaint.phrase)
    case .success(let query):
      let found = query.events(in: events) { loop.session.matches($0, $1) }
      let text = traceText(
        found, among: events, filter: .containing(query.texts), listing: loop.session.listing)
      return .show(text.isEmpty ? "\(Phrase.nothingOfTheKind, .quiet)\n" : text)
    }
  }

  private static func query(
    _ argument: String, _ loop: Loop
  ) -> Result<TraceQuery, PatternComplaint> {
    var query = TraceQuery()
    var words = argument.quotedWords
    while let word = words.first {
      words.removeFirst()
      // `main queue` is one phase in two words.
      if let next = words.first, let phase = Phase(reading: "\(word.text) \(next.text)") {
        words.removeFirst()
        query.phases.append(phase)
      } else if word.isQuoted {
        query.texts.append(word.text)
      } else if word.text == "last", let count = words.first.flatMap({ Int($0.text) }) {
        words.removeFirst()
        query.last = max(0, count)
      } else if let range = ordinals(word.text) {
        query.range = range
      } else {
        switch loop.pattern(word.text, for: ":trace") {
        case .failure(let complaint): return .failure(complaint)
        case .success(let pattern):
          switch pattern.what {
          case .phase(let phase): query.phases.append(phase)
          case .anything: query.subjects.append(pattern)
          default: query.events.append(pattern)
          }
        }
      }
    }
    return .success(query)
  }

  /// `94`, `#94`, `90-120`, `#90..#120`.
  private static func ordinals(_ text: String) -> ClosedRange<Int>? {
    let parts = text.replacing("..", with: "-").replacing("–", with: "-").replacing("#", with: "")
      .split(separator: "-").map { Int($0) }
    switch parts.count {
    case 1: return parts[0].map { $0...$0 }
    case 2:
      guard let first = parts[0], let last = parts[1], first <= last else { return nil }
      return first...last
    default: return nil
    }
  }
}

extension String {
  /// Its words; what stands in quotes is one.
  fileprivate var quotedWords: [(text: String, isQuoted: Bool)] {
    var words: [(String, Bool)] = []
    for (index, part) in split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      if index.isMultiple(of: 2) {
        words += part.split(whereSeparator: \.isWhitespace).map { (String($0), false) }
      } else if !part.isEmpty {
        words.append((String(part), true))
      }
    }
    return words
  }
}
