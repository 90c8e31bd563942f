import SwiftScript

/// What must be true of a "what if" with other numbers than the lesson's own.
struct VariantCheck {
  private let question: Question
  private let oracle: Oracle

  init(_ question: Question, _ oracle: Oracle) {
    self.question = question
    self.oracle = oracle
  }

  /// How many other numbers are tried.
  private static let seeds = 1...3

  func findings(_ answer: Answer) -> [Finding] {
    guard !question.variations.isEmpty else { return [] }
    let beliefs = oracle.deviations(of: question).map(\.misconception)
    var answers: [Answer] = []
    for seed in Self.seeds {
      let other = Oracle(oracle.lesson.varied(by: seed), like: oracle)
      let varied = question.varied(by: seed, salt: oracle.lesson.id)
      switch other.outcome(of: varied).answer {
      case .failure(let failure): return failure.findings(about: varied)
      case .success(let truth):
        answers.append(truth)
        let differs = beliefs.contains { belief in
          other.outcome(of: varied, under: belief).value.map { !$0.agrees(with: truth) } ?? false
        }
        if !differs { return [Finding(.discriminates, .noMisconceptionDiffers(varied))] }
      }
    }
    return outlived(answer, answers)
  }

  /// Numbers of the answer that a text repeats although other numbers give another answer.
  private func outlived(_ answer: Answer, _ others: [Answer]) -> [Finding] {
    let own = question.variations.compactMap { Double($0.literal) }
    let gone = answer.values.filter { value in
      !own.contains(value) && others.contains { !$0.values.contains(value) }
    }
    let texts = question.hints + [question.why?.text ?? ""] + question.remarks.values.map(\.text)
    return gone.map { Answer.numbers([$0], .number).description }
      .filter { number in texts.contains { $0.replacing(number: number, with: "") != $0 } }
      .map { Finding(.pins, .numberOutlivesItsChange($0, question)) }
  }
}

nonisolated extension Answer {
  fileprivate var values: [Double] {
    switch self {
    case .numbers(let numbers, _): numbers
    case .count(let count): [Double(count)]
    case .bool, .text, .order: []
    }
  }
}
