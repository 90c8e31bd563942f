import Render
import UIKitEngine
import Words

extension Command {
  static let back = Command(
    name: "back", usage: ":back [N]", summary: .backSummary, details: .backDetails, group: .time,
    tellsAnswers: true, showsPast: true, seeAlso: ["forward", "goto", "diff", "undo"],
    example: #"""
      lab> let card = UIView()
      lab> card.frame.size.width = 50
      ⚑ already card needsLayout
      lab> card.frame.size.width = 60
      ⚑ already card needsLayout
      lab> :back 2
      #65    viewController.viewDidAppear(_:)
      past #65 of 73 ▸ :tree card
      layoutlab: 'card' is no view here
      past #65 of 73 ▸ :goto now
      the present again
      """#
  ) { argument, loop in
    guard let count = argument.isEmpty ? 1 : Int(argument), count > 0 else {
      return .refused(.countsFromOne(argument))
    }
    return loop.travel(by: -count)
  }

  static let forward = Command(
    name: "forward", usage: ":forward [N]", summary: .forwardSummary, group: .time,
    tellsAnswers: true, showsPast: true, seeAlso: ["back", "goto"]
  ) { argument, loop in
    guard let count = argument.isEmpty ? 1 : Int(argument), count > 0 else {
      return .refused(.countsFromOne(argument))
    }
    return loop.past == nil ? .refused(.isPresent) : loop.travel(by: count)
  }

  static let goto = Command(
    name: "goto", usage: ":goto N|now", summary: .gotoSummary, details: .backDetails,
    group: .time, arguments: .words(["now"]), tellsAnswers: true, showsPast: true,
    seeAlso: ["back", "trace", "timeline"]
  ) { argument, loop in
    if ["now", "present", "end"].contains(argument) { return loop.travel(to: nil) }
    let last = loop.session.engine.events.count - 1
    guard let ordinal = ordinal(argument), (0...last).contains(ordinal) else {
      return .refused(.gotoTakes(last))
    }
    return loop.travel(to: ordinal)
  }

  static let timeline: Command = Command(
    name: "timeline", usage: ":timeline [--svg FILE]", summary: .timelineSummary,
    details: .timelineDetails, group: .look,
    options: [Option("--svg", value: "FILE", .timelineSVG)],
    tellsAnswers: true, showsPast: true, seeAlso: ["trace", "goto", "advance"]
  ) { argument, loop in
    answer {
      let arguments = try Arguments(argument, timeline.options, of: "timeline")
      guard arguments.rest.isEmpty else {
        return .refused(.takesNothing(":timeline", arguments.rest))
      }
      if let file = arguments.options["--svg"] {
        return loop.write(timelineSVG(loop.visibleEvents), to: file)
      }
      let chart = timelineChart(loop.visibleEvents, width: loop.width)
      return .show(
        timelineText(loop.visibleEvents, width: loop.width) + (chart.isEmpty ? chart : "\n" + chart)
      )
    }
  }

  static let diff = Command(
    name: "diff", usage: ":diff [A B]", summary: .diffSummary, group: .look, tellsAnswers: true,
    showsPast: true, seeAlso: ["timeline", "goto", "watch"],
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
      lab> :diff
      from #82 to #101
      ~ view needsLayout cleared
      ~ card needsLayout cleared
      """#
  ) { argument, loop in
    let events = loop.session.engine.events
    let words = argument.split(whereSeparator: \.isWhitespace).map { ordinal(String($0)) }
    let known = words.compactMap { $0 }.filter { events.indices.contains($0) }
    guard known.count == words.count, words.count <= 2 else {
      return .refused(.diffTakes(events.count - 1))
    }
    let first = known.first ?? loop.lastStart - 1
    let last = known.count > 1 ? known[1] : loop.past ?? events.count - 1
    let text = diffText(from: fold(events.prefix(first + 1)), to: fold(events.prefix(last + 1)))
    return .show("\(Phrase.between(max(0, first), last), .quiet)\n" + text)
  }

  static let list = Command(
    name: "list", usage: ":list [LINE]", summary: .listSummary, group: .look, showsPast: true,
    seeAlso: ["save", "why"]
  ) { argument, loop in
    let lines = loop.session.listing.typedLines
    guard !lines.isEmpty else { return .show("\(Phrase.nothingTyped, .quiet)\n") }
    guard !argument.isEmpty else { return .show(codeText(lines)) }
    guard let number = Int(argument), let index = lines.firstIndex(where: { $0.number == number })
    else { return .refused(.listTakes(lines.count)) }
    var near = Array(lines[max(0, index - 4)...min(lines.count - 1, index + 4)])
    for place in near.indices { near[place].isCurrent = near[place].number == number }
    return .show(codeText(near))
  }

  /// `94` or `#94`.
  static func ordinal(_ text: String) -> Int? {
    Int(text.hasPrefix("#") ? String(text.dropFirst()) : text)
  }
}
