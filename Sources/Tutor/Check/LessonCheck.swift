import SwiftScript
import UIKitEngine

/// What must be true of each question of a lesson, and of all of them together.
struct LessonCheck {
  private let lesson: Lesson
  private let oracle: Oracle

  init(_ lesson: Lesson, oracle: Oracle) {
    self.lesson = lesson
    self.oracle = oracle
  }

  func findings() -> [Finding] {
    let asked = lesson.questions.filter { $0.kind != .goal }
    return lesson.questions.flatMap { $0.kind == .goal ? goal($0) : findings(about: $0) }
      + together(asked)
  }

  private func goal(_ question: Question) -> [Finding] {
    let findings = GoalCheck(question, oracle: oracle).findings()
    guard findings.isEmpty, let solution = question.solution else { return findings }
    return HintCheck(question).findings(solution: solution) + certainty(of: question)
  }

  private func findings(about question: Question) -> [Finding] {
    switch oracle.outcome(of: question).answer {
    case .failure(let failure): failure.findings(about: question)
    case .success(let answer):
      pin(of: question, answer) + discrimination(of: question)
        + remarks(of: question) + certainty(of: question)
        + HintCheck(question).findings(answer: answer)
        + VariantCheck(question, oracle).findings(answer)
    }
  }

  private func pin(of question: Question, _ answer: Answer) -> [Finding] {
    guard let pin = question.pin else { return [] }
    let grader = Grader(oracle)
    if case .success(let pinned) = grader.read(pin.text, for: question), pinned.agrees(with: answer)
    {
      return []
    }
    return [Finding(.pins, .pinMoved(pin, to: answer))]
  }

  private func discrimination(of question: Question) -> [Finding] {
    oracle.deviations(of: question).isEmpty
      ? [Finding(.discriminates, .noMisconceptionDiffers(question))] : []
  }

  /// A remark on a belief that answers like the engine, or not at all, is never shown.
  private func remarks(of question: Question) -> [Finding] {
    let telling = oracle.deviations(of: question).map(\.misconception)
    return question.remarks.filter { !telling.contains($0.key) }
      .sorted { $0.value.range.start.offset < $1.value.range.start.offset }
      .map { Finding(.discriminates, .remarkNeverShown($0.value, $0.key)) }
  }

  private func certainty(of question: Question) -> [Finding] {
    oracle.doubts(about: question).map { Finding(.certain, .hangsOnOpenFact(question, $0)) }
  }

  private func together(_ questions: [Question]) -> [Finding] {
    let told = Set(questions.flatMap { oracle.deviations(of: $0).map(\.misconception) })
    guard told.count < Check.misconceptionsPerLesson else { return [] }
    return [Finding(.discriminates, .tooFewMisconceptions(told.count, lesson))]
  }
}

extension Outcome.Failure {
  func findings(about question: Question) -> [Finding] {
    if case .refused(let diagnostics) = self, !diagnostics.isEmpty {
      return diagnostics.map { Finding(.answerable, $0) }
    }
    return [Finding(.answerable, .noAnswer(question, because: phrase.text(.english)))]
  }
}
