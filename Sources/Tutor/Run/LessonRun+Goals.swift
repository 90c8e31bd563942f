import Playground

/// On the way to a goal the learner's lines are Swift, and the conditions are looked at after each.
extension LessonRun {
  func open(goal: Question) -> LessonStep {
    let attempt = look(at: goal)
    if let failure = attempt.failure ?? attempt.findings.compactMap(\.failure).first {
      return .broken(.aboutQuestion(goal.id, failure.phrase))
    }
    openGoal = goal
    unmet = attempt.unmet
    return .goal(goal, attempt)
  }

  /// What there is to say after the learner did something; nothing if no goal is open.
  public func notice() -> [LessonStep] {
    guard let goal = openGoal, !isPlaying, stage.position != seen else { return [] }
    let attempt = look(at: goal)
    guard attempt.isReached else {
      defer { unmet = attempt.unmet }
      let hasActed = stage.hasActed(since: stage.position - 1)
      return hasActed || attempt.unmet != unmet ? [.unmet(attempt.unmet)] : []
    }
    let statements = stage.inputs(since: mark).reduce(0) {
      $0 + Session.statements(in: $1).count { !Self.isLook($0) }
    }
    return reach(goal, statements)
  }

  /// Shows one way to the open goal, or the answer to the open question.
  public func solution() -> [LessonStep] {
    guard let goal = openGoal, let code = goal.solution else { return skip() }
    let back = resume()
    stage.rewind(to: mark)
    let ran = stage.run(code)
    openGoal = nil
    score.total += 1
    note(.skipped, goal)
    return end(of: goal, behind: back + [.solution(code)] + ran.map { .ran($0) })
  }

  func give(up goal: Question) -> [LessonStep] {
    openGoal = nil
    score.total += 1
    note(.skipped, goal)
    return next < lesson.parts.count ? putBack() + advance() : finish()
  }

  func look(at goal: Question) -> GoalAttempt {
    seen = stage.position
    return GoalAttempt(goal.conditions, on: stage)
  }

  private func reach(_ goal: Question, _ statements: Int) -> [LessonStep] {
    openGoal = nil
    score.right += 1
    score.total += 1
    var event = ProgressEvent(.answered, lesson: lesson.id, question: goal.id, time: now())
    event.answer = String(statements)
    event.isRight = true
    onProgress?(event)
    return end(of: goal, behind: [.reached(statements: statements, best: goal.best)])
  }
}
