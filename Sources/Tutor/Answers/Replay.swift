import Playground
import SwiftScript
import UIKitEngine

/// Runs a lesson in a fresh app as far as one question.
final class Replay {
  private let stage: any Stage
  private var inputs = 0

  init(_ stage: any Stage) {
    self.stage = stage
  }

  func outcome(of question: Question, in lesson: Lesson) -> Outcome {
    var record: [Moment] = []
    var crash: Outcome.Failure?
    for part in lesson.parts {
      guard let (code, mayFault) = code(of: part, before: question) else { break }
      for (evaluation, moments) in run(code) {
        record += moments
        guard let failure = evaluation.failure else { continue }
        // A `try` block may show a crash: the app is then as it was before. Where the lesson cannot
        // go on from there, the crash is the reason.
        crash = crash ?? (evaluation.ending == .faulted ? failure : nil)
        guard mayFault, evaluation.ending == .faulted else {
          return Outcome(answer: .failure(crash ?? failure), record: record, before: record.count)
        }
      }
    }
    let before = record.count
    for (evaluation, moments) in question.code.map(run) ?? [] {
      record += moments
      if let failure = evaluation.failure {
        return Outcome(answer: .failure(crash ?? failure), record: record, before: before)
      }
    }
    var answer = answer(to: question, meanwhile: record[before...].map(\.event))
    if case .failure = answer, let crash { answer = .failure(crash) }
    return Outcome(answer: answer, record: record, before: before)
  }

  private func run(_ code: LessonCode) -> [(Evaluation, [Moment])] {
    zip(code.steps, stage.run(code)).map { step, evaluation in
      inputs += 1
      let moments = evaluation.events.map { event in
        Moment(
          event: event, input: inputs, statement: event.line.flatMap(step.statement(at:)))
      }
      return (evaluation, moments)
    }
  }

  /// What `part` runs; `nil` at the question itself, where the lesson stops.
  private func code(of part: Lesson.Part, before question: Question) -> (LessonCode, Bool)? {
    let nothing = LessonCode(text: "", range: question.range)
    switch part {
    case .prose: return (nothing, false)
    case .setup(let code): return (code, false)
    case .tryIt(let code): return (code, true)
    case .question(let other):
      return other.id == question.id ? nil : (other.code ?? nothing, false)
    }
  }

  private func answer(
    to question: Question, meanwhile events: [TraceEvent]
  ) -> Result<Answer, Outcome.Failure> {
    switch question.kind {
    case .predict, .choose: value(of: question)
    case .order: order(of: question.items, in: events)
    case .count: .success(.count(count(question.ask.text, in: events)))
    case .goal: .failure(.noValue)
    }
  }

  private func value(of question: Question) -> Result<Answer, Outcome.Failure> {
    let start = question.ask.range.start
    let evaluation = stage.evaluate(question.ask.text, file: question.ask.range.file)
      .moved(to: start, by: 0)
    if let failure = evaluation.failure { return .failure(failure) }
    guard let value = evaluation.value else { return .failure(.noValue) }
    return .success(Answer(value, form: question.form))
  }

  private func order(
    of items: [String], in events: [TraceEvent]
  ) -> Result<Answer, Outcome.Failure> {
    let calls = events.compactMap(\.callback)
    let first = items.map { item in
      CallbackName(item).flatMap { calls.firstIndex(of: $0) }
    }
    let missing = zip(items, first).filter { $1 == nil }.map { $0.0 }
    guard missing.isEmpty else { return .failure(.neverCalled(missing)) }
    let order = zip(items, first).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }
    return .success(.order(order.map { $0.0 }))
  }

  private func count(_ callback: String, in events: [TraceEvent]) -> Int {
    events.count { $0.callback != nil && $0.callback == CallbackName(callback) }
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
