import Playground

/// The app as the lesson has it, whatever the learner does in between.
extension LessonRun {
  /// Runs a piece of the lesson in the learner's app.
  func run(_ code: LessonCode) -> [Evaluation] {
    let evaluations = stage.run(code)
    mark = stage.position
    return evaluations
  }

  /// Takes back what the learner did besides the lesson; says so unless it was only a look.
  func putBack() -> [LessonStep] {
    guard stage.position > mark else { return [] }
    let hasActed = stage.hasActed(since: mark)
    stage.rewind(to: mark)
    return hasActed ? [.putBack] : []
  }

  /// Whether a statement only reads: a name and its members.
  static func isLook(_ source: String) -> Bool {
    source.wholeMatch(of: /\s*(?:print\()?[\w.?!\[\]]+\)?\s*/) != nil
  }

  /// Lets the learner try things from here; nothing of it reaches the lesson.
  public func play() -> [LessonStep] {
    guard !isPlaying else { return [.playing] }
    isPlaying = true
    playStart = stage.position
    note(.played, openQuestion?.question ?? openGoal)
    return [.playing]
  }

  /// Ends free play: the app is again as it was, and what was open is put once more.
  public func resume() -> [LessonStep] {
    guard isPlaying else { return [] }
    isPlaying = false
    stage.rewind(to: playStart)
    var steps: [LessonStep] = [.playedOut]
    if let open = openQuestion { steps.append(.question(open)) }
    if let goal = openGoal { steps.append(.goal(goal, look(at: goal))) }
    if let offered { steps.append(.offer(offered)) }
    return steps
  }

  /// Brings the app silently to where an earlier sitting ended; `nil` if the lesson has changed since.
  func goOn(from place: ProgressSummary.Place) -> [LessonStep]? {
    let index = lesson.parts.firstIndex { part in
      if case .question(let question) = part { question.id == place.question } else { false }
    }
    guard let index else { return nil }
    var codes: [LessonCode] = []
    for part in lesson.parts[...index] {
      switch part {
      case .prose: break
      case .setup(let code), .tryIt(let code): codes.append(code)
      case .question(let question):
        if !question.leavesNoTrace, let code = question.code { codes.append(code) }
      }
    }
    for code in codes { _ = run(code) }
    next = index + 1
    score = (place.right, place.total)
    note(.resumed)
    return [
      .title(lesson), .resumed(code: codes, right: place.right, total: place.total), .pause,
    ]
  }
}
