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
      lab> card.frame.size = CGSize(width: 100, height: 50)
      ⚑ already card needsLayout · already view needsLayout
      lab> :step
      #86  before waiting
      #87    commit
      paused: layout
      lab[layout]> :step in
      #88      layout
      paused: layout · viewController.viewWillLayoutSubviews
      lab[layout · viewController.viewWillLayoutSubviews]> :dirty
      in the next commit, in this order
        ⚑ card needsLayout: its layoutSubviews() runs in the layout phase, or at
            layoutIfNeeded()
      marked, but not for the next commit
        ⚑ card needsUpdateConstraints: nothing comes of it, as no constraint is in the
            tree and nobody called setNeedsUpdateConstraints(): V-069
      lab[layout · viewController.viewWillLayoutSubviews]> :turn
      #90         viewController.viewWillLayoutSubviews()
      #92         view.layoutSubviews()  because: #75 ⚑ view needsLayout
      #94         card.safeAreaInsets UIEdgeInsets(top: 0.0, left: 0.0, bottom: 0.0, right: 0.0) → UIEdgeInsets(top: 47.0, left: 0.0, bottom: 0.0, right: 0.0)
      #95         card.safeAreaInsetsDidChange()
      #97         viewController.viewDidLayoutSubviews()
      #100        card.layoutSubviews()
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
