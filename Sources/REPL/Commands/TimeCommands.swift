import Playground
import Words

extension Command {
  static let step = Command(
    name: "step", alias: "s", usage: ":step [in|line|over|out] [N]",
    summary: .stepSummary,
    details: .stepDetails,
    group: .time, arguments: .words(["in", "line", "over", "out"]), tellsAnswers: true,
    forms: [
      Form(":step", .stepPhaseForm),
      Form(":step 3", .stepCountForm),
      Form(":step in", .stepInForm),
      Form(":step in CODE", .stepInCodeForm),
      Form(":step line", .stepLineForm),
      Form(":step over", .stepOverForm),
      Form(":step out", .stepOutForm),
    ],
    seeAlso: ["continue", "until", "break", "turn", "phases"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> card.frame.size = CGSize(width: 100, height: 50)
      ⚑ already card needsLayout · already view needsLayout
      lab> :step
      #86  before waiting
      #87    commit
      layout ▸ :step in
      #88      layout
      layout · viewController.viewWillLayoutSubviews ▸ :dirty
      in the next commit, in this order
        ⚑ card needsLayout: its layoutSubviews() runs in the layout phase, or at
            layoutIfNeeded()
      marked, but not for the next commit
        ⚑ card needsUpdateConstraints: nothing comes of it, as no constraint is in the
            tree and nobody called setNeedsUpdateConstraints(): V-069
      layout · viewController.viewWillLayoutSubviews ▸ :turn
      #90         viewController.viewWillLayoutSubviews()
      #92         view.layoutSubviews()  because: line 2 view.addSubview(card) marked view (#75)
      #94         card.safeAreaInsets 0 → (top 47)
      #95         card.safeAreaInsetsDidChange()
      #97         viewController.viewDidLayoutSubviews()
      #100        card.layoutSubviews()
      """#
  ) { argument, loop in
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard let stride = words.first.flatMap({ stride($0) }) else {
      guard !argument.isEmpty else { return .move(.step()) }
      guard let count = Int(argument) else { return .refused(.stepTakesAlso(argument)) }
      return count > 0 ? .move(.step(count: count)) : .refused(.countsFromOne(argument))
    }
    let rest = words.dropFirst().first ?? ""
    if let count = Int(rest) {
      guard count > 0 else { return .refused(.countsFromOne(rest)) }
      return move(.step(stride, count: count), loop)
    }
    guard !rest.isEmpty else { return move(.step(stride), loop) }
    guard stride == .callback || stride == .line else {
      return .refused(.stepTakesAlso(argument))
    }
    return .stepInto(rest, .step(stride))
  }

  private static func stride(_ word: String) -> Session.TimeCommand.Stride? {
    switch word {
    case "in", "into": .callback
    case "line": .line
    case "over": .over
    case "out": .out
    default: nil
    }
  }

  /// Out of something there is a way only where something stands.
  private static func move(_ command: Session.TimeCommand, _ loop: Loop) -> Outcome {
    if case .step(.out, _) = command, !loop.isPaused { return .refused(.nothingStands) }
    return .move(command)
  }

  static let proceed = Command(
    name: "continue", alias: "c", usage: ":continue", summary: .continueSummary,
    details: .continueDetails, group: .time, tellsAnswers: true, seeAlso: ["step", "break"]
  ) { argument, loop in
    guard argument.isEmpty else { return .refused(.takesNothing(":continue", argument)) }
    return loop.isPaused ? .move(.proceed) : .refused(.nothingStands)
  }

  static let turn = Command(
    name: "turn", usage: ":turn", summary: .turnSummary, details: .turnDetails, group: .time,
    tellsAnswers: true
  ) { argument, _ in
    argument.isEmpty ? .move(.turn) : .refused(.takesNothing(":turn", argument))
  }

  static let run = Command(
    name: "run", usage: ":run", summary: .runSummary, details: .runDetails, group: .time,
    tellsAnswers: true
  ) { argument, loop in
    argument.isEmpty
      ? .move(.run(limit: loop.settings.runSeconds)) : .refused(.takesNothing(":run", argument))
  }

  static let advance = Command(
    name: "advance", usage: ":advance SECONDS", summary: .advanceSummary,
    details: .advanceDetails, group: .time, tellsAnswers: true
  ) { argument, _ in
    let text = argument.hasSuffix("s") ? String(argument.dropLast()) : argument
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
      return .refused(.advanceTakes)
    }
    return .move(.advance(seconds: seconds))
  }

  static let until = Command(
    name: "until", usage: ":until EVENT", summary: .untilSummary, details: .untilDetails,
    group: .time, arguments: .callback, tellsAnswers: true,
    seeAlso: ["break", "step", "phases"],
    example: #"""
      lab> let card = UIView()
      lab> view.addSubview(card)
      ⚑ view needsLayout · already card needsLayout
      lab> :until card.layoutSubviews
      #83  before waiting
      #84    commit
      #85      layout
      #87        viewController.viewWillLayoutSubviews()
      #89        view.layoutSubviews()  because: line 2 view.addSubview(card) marked view (#75)
      #91        card.safeAreaInsets 0 → (top 47)
      #92        card.safeAreaInsetsDidChange()
      #94        viewController.viewDidLayoutSubviews()
      here comes card.layoutSubviews
      layout · card.layoutSubviews ▸ card.superview === view
      = true  Bool
      Given up at the pause.
      """#
  ) { argument, loop in
    switch loop.pattern(argument, for: ":until") {
    case .success(let pattern): .move(.until(pattern, limit: 60))
    case .failure(let complaint): .refused(complaint.phrase)
    }
  }
}
