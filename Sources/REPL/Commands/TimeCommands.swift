import Words

extension Command {
  static let step = Command(
    name: "step", alias: "s", usage: ":step [in]",
    summary: .stepSummary,
    details: .stepDetails,
    group: .time, arguments: .words(["in"]), tellsAnswers: true,
    seeAlso: ["turn", "run", "dirty", "phases"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :step
      #83  before waiting
      #84    commit
      paused: layout
      Given up at the pause.
      """#
  ) { argument, _ in
    switch argument {
    case "": .move(.step())
    case "in": .move(.step(.callback))
    default: .refused(.stepTakes(argument))
    }
  }

  static let turn = Command(
    name: "turn", usage: ":turn", summary: .turnSummary,
    details: .turnDetails,
    group: .time, tellsAnswers: true
  ) { argument, _ in
    argument.isEmpty ? .move(.turn) : .refused(.takesNothing(":turn", argument))
  }

  static let run = Command(
    name: "run", usage: ":run", summary: .runSummary,
    details: .runDetails,
    group: .time, tellsAnswers: true
  ) { argument, loop in
    argument.isEmpty
      ? .move(.run(limit: loop.settings.runSeconds)) : .refused(.takesNothing(":run", argument))
  }

  static let advance = Command(
    name: "advance", usage: ":advance SECONDS",
    summary: .advanceSummary,
    details: .advanceDetails,
    group: .time, tellsAnswers: true
  ) { argument, _ in
    let text = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
      return .refused(.advanceTakes)
    }
    return .move(.advance(seconds: seconds))
  }
}
