import Playground
import Render
import UIKitEngine
import Words

extension Command {
  static let breakpoint = Command(
    name: "break", alias: "b", usage: ":break [VIEW.CALLBACK [if CONDITION]]",
    summary: .breakSummary, details: .breakDetails,
    group: .time, arguments: .callback, tellsAnswers: true,
    forms: [
      Form(":break card.layoutSubviews", .breakEventForm),
      Form(":break Card.draw if Card.count > 2", .breakIfForm),
      Form(":break", .listForm),
      Form(":break off 1", .offForm),
    ],
    seeAlso: ["watch", "until", "continue"],
    example: #"""
      lab> let card = UIView()
      lab> :break card.didMoveToSuperview
      breakpoint 1 at card.didMoveToSuperview
      lab> view.addSubview(card)
      #70  card.willMove(toWindow:)
      #72  card.willMove(toSuperview:)
      #74  card added to view at 0
      #75  ⚑ view needsLayout
      #77  card.didMoveToWindow()
      breakpoint 1: card.didMoveToSuperview
        → 2 │ view.addSubview(card)
      card.didMoveToSuperview · line 2 ▸ :continue
      #79  card.didMoveToSuperview()
      #81  view.didAddSubview(_:)
      ⚑ view needsLayout · already card needsLayout
      """#
  ) { argument, loop in
    guard !argument.isEmpty else { return .show(list(loop.session.breakpoints)) }
    if let number = off(argument) {
      return remove(number, loop) { loop.session.removeBreakpoints() }
    }
    let (event, condition) = split(argument)
    switch loop.pattern(event, for: ":break") {
    case .failure(let complaint): return .refused(complaint.phrase)
    case .success(let pattern):
      guard pattern.isPlace else { return .refused(.breakIsForPlaces(event)) }
      do throws(Session.QuestionProblem) {
        let made = try loop.session.addBreakpoint(pattern, condition: condition)
        return .show(line(Phrase.breakpointSet(made.number, pattern.text), made.condition))
      } catch {
        return refusal(error, of: condition ?? "")
      }
    }
  }

  static let watch = Command(
    name: "watch", usage: ":watch [EXPRESSION]", summary: .watchSummary, details: .watchDetails,
    group: .time, arguments: .expression, tellsAnswers: true,
    forms: [
      Form(":watch card.frame", .watchForm),
      Form(":watch", .listForm),
      Form(":watch off 1", .offForm),
    ],
    seeAlso: ["break", "why"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :watch card.bounds.width
      watch 1: card.bounds.width is 0.0
      lab> card.frame.size.width = 50
      ⚑ already card needsLayout · already view needsLayout
      watch 1: card.bounds.width 0.0 → 50.0
      """#
  ) { argument, loop in
    guard !argument.isEmpty else {
      let watches = loop.session.watches
      guard !watches.isEmpty else { return .show("\(Phrase.noWatches, .quiet)\n") }
      return .show(
        watches.map { "\(Phrase.watchSet($0.number, $0.expression, $0.value))\n" }.joined())
    }
    if let number = off(argument) { return remove(number, loop) { loop.session.removeWatches() } }
    do throws(Session.QuestionProblem) {
      let made = try loop.session.addWatch(argument)
      return .show("\(Phrase.watchSet(made.number, made.expression, made.value), .quiet)\n")
    } catch {
      return refusal(error, of: argument)
    }
  }

  private static func list(_ breakpoints: [Session.Breakpoint]) -> Styled {
    guard !breakpoints.isEmpty else { return "\(Phrase.noBreakpoints, .quiet)\n" }
    return breakpoints.map { one in
      let condition = one.condition.map { "\(Phrase.onlyIf($0))" } ?? ""
      return
        "\(one.number)  \(one.pattern.text, .emphasis)\(condition)  \(Phrase.hits(one.hits), .quiet)\n"
    }.joined()
  }

  private static func line(_ phrase: Phrase, _ condition: String?) -> Styled {
    "\(phrase, .quiet)\(condition.map { "\(Phrase.onlyIf($0))" } ?? "", .quiet)\n"
  }

  /// `card.layoutSubviews if card.bounds.width > 100`.
  private static func split(_ argument: String) -> (event: String, condition: String?) {
    guard let range = argument.range(of: " if ") else { return (argument, nil) }
    return (String(argument[..<range.lowerBound]), String(argument[range.upperBound...]))
  }

  /// What is to be taken away: `off`, `off 1`, `remove all`.
  private static func off(_ argument: String) -> String? {
    let words = argument.split(separator: " ").map(String.init)
    guard let first = words.first, ["off", "remove", "delete", "clear"].contains(first),
      words.count < 3
    else { return nil }
    return words.count == 2 ? words[1] : "all"
  }

  private static func remove(_ number: String, _ loop: Loop, all: () -> Void) -> Outcome {
    if number == "all" {
      all()
      return .show("\(Phrase.stopsRemoved, .quiet)\n")
    }
    guard let number = Int(number), loop.session.removeStop(number) else {
      return .refused(.noStop(number))
    }
    return .show("\(Phrase.stopRemoved(number), .quiet)\n")
  }

  private static func refusal(_ problem: Session.QuestionProblem, of source: String) -> Outcome {
    switch problem {
    case .refused(let diagnostics): .notSwift(diagnostics, source)
    case .acts: .refused(.questionActs)
    case .noValue(let fault):
      .refused(fault.map { .questionEnds($0.message) } ?? .questionHasNoValue)
    case .isNoBool(let type): .refused(.conditionIsNoBool(type))
    }
  }
}

extension EventPattern {
  /// Callbacks and phases are places to stand at; other events have happened once they are seen.
  fileprivate var isPlace: Bool {
    switch what {
    case .anything, .callback, .phase, .sort(.phase), .sort(.callback): true
    case .sort, .flag, .property: false
    }
  }
}
