import Words

extension Command {
  static let step = Command(
    name: "step", alias: "s", usage: ":step [in]",
    summary: "Stop before the next phase that has work; with `in`, before the next callback.",
    details: """
      Ends the event handler that your lines run in and lets the main run loop go on.
      At the stop you can look and type code; it runs right there. Another time command goes on.
      """,
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
    name: "turn", usage: ":turn", summary: "Run until the loop is about to sleep.",
    details: "Main-queue blocks that your lines queued run before the commit.",
    group: .time, tellsAnswers: true
  ) { argument, _ in
    argument.isEmpty ? .move(.turn) : .refused(.takesNothing(":turn", argument))
  }

  static let run = Command(
    name: "run", usage: ":run", summary: "Run until nothing is pending.",
    details: "Ends after 60 seconds of virtual time, because some timers never end.",
    group: .time, tellsAnswers: true
  ) { argument, _ in
    argument.isEmpty ? .move(.run(limit: 60)) : .refused(.takesNothing(":run", argument))
  }

  static let advance = Command(
    name: "advance", usage: ":advance SECONDS",
    summary: "Run every turn that is due in so many seconds of virtual time.",
    details: "The clock moves only when told; `:advance 0.25` is a quarter of a second.",
    group: .time, tellsAnswers: true
  ) { argument, _ in
    let text = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
      return .refused(.advanceTakes)
    }
    return .move(.advance(seconds: seconds))
  }
}
