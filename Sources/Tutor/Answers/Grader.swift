import UIKitEngine

/// Compares what a learner says with what the engine says.
public final class Grader {
  public let oracle: Oracle

  public init(_ oracle: Oracle) {
    self.oracle = oracle
  }

  /// Reads `line` the way `question` is answered.
  public func read(_ line: String, for question: Question) -> Result<Answer, Misreading> {
    let answer =
      switch question.kind {
      case .predict: AnswerReader.read(line, as: form(of: question))
      case .choose: AnswerReader.choice(line, of: oracle.choices(for: question))
      case .order: AnswerReader.order(line, of: oracle.items(of: question))
      case .count, .goal: AnswerReader.count(line)
      }
    return answer.mapError { AnswerReader.isCode(line) ? .looksLikeCode : $0 }
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

  /// `question` with all that it takes to put it.
  public func open(_ question: Question) -> OpenQuestion {
    var open = OpenQuestion(question: question)
    switch question.kind {
    case .predict: open.form = form(of: question)
    case .choose: open.choices = oracle.choices(for: question)
    case .order: open.items = oracle.items(of: question)
    case .count, .goal: break
    }
    return open
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
    // The lesson's author knows which belief is the likelier one.
    func rank(_ belief: Rules.Misconception) -> Int {
      question.remarks[belief]?.range.start.offset ?? .max
    }
    verdict.beliefs = matching.sorted { rank($0) < rank($1) }
    guard let belief = verdict.namedBeliefs.first, verdict.namedBeliefs.count == 1 else { return }
    verdict.contradiction = Contradiction(
      of: belief, for: question, truth: oracle.outcome(of: question),
      believed: oracle.outcome(of: question, under: belief))
  }
}
