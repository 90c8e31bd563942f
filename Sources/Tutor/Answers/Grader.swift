import UIKitEngine

/// Compares what a learner says with what the engine says.
public final class Grader {
  public let oracle: Oracle

  public init(_ oracle: Oracle) {
    self.oracle = oracle
  }

  /// Reads `line` the way `question` is answered.
  public func read(_ line: String, for question: Question) -> Result<Answer, Misreading> {
    switch question.kind {
    case .predict: AnswerReader.read(line, as: form(of: question))
    case .choose: AnswerReader.choice(line, of: oracle.choices(for: question))
    case .order: AnswerReader.order(line, of: oracle.items(of: question))
    case .count, .goal: AnswerReader.count(line)
    }
  }

  /// `nil` when the engine has no answer: a mistake in the lesson, not in the learner.
  public func grade(_ given: Answer?, for question: Question) -> Verdict? {
    guard let answer = oracle.outcome(of: question).value else { return nil }
    guard let given else {
      return Verdict(question: question, judgement: .skipped, given: nil, answer: answer)
    }
    guard !given.agrees(with: answer) else {
      return Verdict(question: question, judgement: .right, given: given, answer: answer)
    }
    var verdict = Verdict(question: question, judgement: .wrong, given: given, answer: answer)
    diagnose(&verdict, given)
    return verdict
  }

  /// How the answer to a `predict` is read: as the question says, else as the engine's value is.
  public func form(of question: Question) -> AnswerForm {
    if let form = question.form { return form }
    switch oracle.outcome(of: question).value {
    case .numbers(_, let form): return form
    case .bool: return .bool
    case .text, .order, .count, nil: return .text
    }
  }

  private func diagnose(_ verdict: inout Verdict, _ given: Answer) {
    let question = verdict.question
    let matching = oracle.deviations(of: question).filter { $0.answer.agrees(with: given) }
      .map(\.misconception)
    let spokenOf = matching.filter { question.remarks[$0] != nil }
    verdict.beliefs = spokenOf + matching.filter { question.remarks[$0] == nil }
    guard let belief = verdict.beliefs.first else { return }
    verdict.remark = question.remarks[belief]
    verdict.contradiction = Contradiction(
      truth: oracle.outcome(of: question).record,
      belief: oracle.outcome(of: question, under: belief).record)
  }
}
