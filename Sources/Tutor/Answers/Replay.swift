import Playground
import SwiftScript
import UIKitEngine

/// One lesson in one fresh app, taken as far as it has been asked about.
///
/// Questions are met in file order, so a whole lesson costs one app for each set of rules.
final class Replay {
  private let lesson: Lesson
  private let stage: any Stage
  private var next = 0
  private var inputs = 0
  private var record: [Moment] = []
  /// The first crash of a `try` block.
  ///
  /// Where the lesson cannot go on from there, it is the reason.
  private var crash: Outcome.Failure?
  /// Why the lesson cannot go on.
  private var failure: Outcome.Failure?
  private var outcomes: [String: Outcome] = [:]
  /// Where to go back to before anything else runs.
  private var detour: Int?

  init(_ lesson: Lesson, _ stage: any Stage) {
    self.lesson = lesson
    self.stage = stage
  }

  /// What `question` is answered with; `nil` for a goal, and for one that is not in the lesson.
  func outcome(of question: Question) -> Outcome? {
    while outcomes[question.id] == nil, meetNext() {}
    return outcomes[question.id]
  }

  /// Tries `code` at a goal and takes it back; `nil` if the lesson has gone past the goal.
  func attempt(_ code: LessonCode, at goal: Question) -> GoalAttempt? {
    while next < lesson.parts.count {
      if case .question(let other) = lesson.parts[next], other.id == goal.id {
        return attempt(code, at: goal, from: stage.position)
      }
      _ = meetNext()
    }
    return nil
  }

  // MARK: The way

  private func meetNext() -> Bool {
    guard next < lesson.parts.count else { return false }
    let part = lesson.parts[next]
    next += 1
    switch part {
    case .prose: break
    case .setup(let code): go(through: code, mayFault: false)
    case .tryIt(let code): go(through: code, mayFault: true)
    case .question(let question):
      if question.kind != .goal { outcomes[question.id] = ask(question) }
    }
    return true
  }

  private func go(through code: LessonCode, mayFault: Bool) {
    guard failure == nil else { return }
    for (evaluation, moments) in run(code) {
      record += moments
      guard let found = evaluation.failure else { continue }
      crash = crash ?? (evaluation.ending == .faulted ? found : nil)
      if !mayFault || evaluation.ending != .faulted { failure = crash ?? found }
    }
  }

  private func ask(_ question: Question) -> Outcome {
    let before = record.count
    if let failure {
      return Outcome(answer: .failure(failure), record: record, before: before)
    }
    endDetour()
    let start = stage.position
    for (evaluation, moments) in question.code.map(run) ?? [] {
      record += moments
      guard let found = evaluation.failure else { continue }
      failure = crash ?? found
    }
    if question.leavesNoTrace { detour = start }
    var answer = failure.map { .failure($0) } ?? answer(to: question, record[before...])
    if case .failure = answer, let crash { answer = .failure(crash) }
    let outcome = Outcome(answer: answer, record: record, before: before)
    if question.leavesNoTrace {
      record.removeLast(record.count - before)
      failure = nil
    }
    return outcome
  }

  private func attempt(_ code: LessonCode, at goal: Question, from start: Int) -> GoalAttempt {
    endDetour()
    if let failure { return GoalAttempt(failure: failure) }
    // What is tried here is no part of the lesson.
    let count = inputs
    defer { inputs = count }
    let runs = run(code)
    let found = runs.compactMap(\.0.failure).first
    let attempt =
      found.map { GoalAttempt(failure: $0) } ?? GoalAttempt(goal.conditions, on: stage)
    detour = start
    endDetour()
    return attempt
  }

  private func endDetour() {
    guard let start = detour else { return }
    detour = nil
    if stage.position != start { stage.rewind(to: start) }
  }

  private func run(_ code: LessonCode) -> [(Evaluation, [Moment])] {
    endDetour()
    return zip(code.steps, stage.run(code)).map { step, evaluation in
      inputs += 1
      let moments = evaluation.events.map { event in
        Moment(event: event, input: inputs, statement: step.statement(at: event.line))
      }
      return (evaluation, moments)
    }
  }

  // MARK: Answers

  private func answer(
    to question: Question, _ meanwhile: ArraySlice<Moment>
  ) -> Result<Answer, Outcome.Failure> {
    let calls = meanwhile.compactMap(\.event.callback)
    switch question.kind {
    case .predict, .choose: return value(of: question)
    case .order: return order(of: question.items, in: calls)
    case .count:
      let asked = CallbackName(question.ask.text)
      return .success(.count(calls.count { $0 == asked }))
    case .goal: return .failure(.noValue)
    }
  }

  private func value(of question: Question) -> Result<Answer, Outcome.Failure> {
    let evaluation = stage.value(of: question.ask)
    if let failure = evaluation.failure { return .failure(failure) }
    guard let value = evaluation.value else { return .failure(.noValue) }
    return .success(Answer(value, form: question.form))
  }

  private func order(
    of items: [String], in calls: [CallbackName]
  ) -> Result<Answer, Outcome.Failure> {
    let first = items.map { item in
      CallbackName(item).flatMap { calls.firstIndex(of: $0) }
    }
    let missing = zip(items, first).filter { $1 == nil }.map { $0.0 }
    guard missing.isEmpty else { return .failure(.neverCalled(missing)) }
    let order = zip(items, first).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }
    return .success(.order(order.map { $0.0 }))
  }
}

extension Evaluation {
  var failure: Outcome.Failure? {
    switch ending {
    case .completed: nil
    case .refused: .refused(diagnostics)
    case .faulted: .faulted(fault ?? Fault(.limit, ""))
    }
  }
}
