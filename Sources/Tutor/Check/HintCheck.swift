import SwiftScript

/// Whether a hint gives away what the learner should find; only the last one may.
struct HintCheck {
  private let question: Question

  init(_ question: Question) {
    self.question = question
  }

  private var early: ArraySlice<String> { question.hints.dropLast() }

  func findings(answer: Answer) -> [Finding] {
    early.contains { gives(answer, away: $0) }
      ? [Finding(.hints, .hintGivesAway(question, "the answer"))] : []
  }

  func findings(solution: LessonCode) -> [Finding] {
    let statements = solution.pieces.filter { !$0.hasPrefix(":") }.map(Self.squeezed)
    let told = early.contains { hint in
      let text = Self.squeezed(hint)
      return statements.contains { text.contains($0) }
    }
    return told ? [Finding(.hints, .hintGivesAway(question, "a statement of the solution"))] : []
  }

  private func gives(_ answer: Answer, away hint: String) -> Bool {
    switch answer {
    case .numbers(let numbers, _): return Self.numbers(in: hint).contains(numbers)
    case .count(let count): return Self.numbers(in: hint).contains([Double(count)])
    case .bool(let bool): return hint.firstRange(of: bool ? /\btrue\b/ : /\bfalse\b/) != nil
    case .text(let text): return hint.contains(text)
    case .order(let items):
      var rest = hint[...]
      for item in items {
        guard let place = rest.firstRange(of: item) else { return false }
        rest = rest[place.upperBound...]
      }
      return true
    }
  }

  private nonisolated static func numbers(in text: String) -> [Double] {
    text.matches(of: /-?[0-9]+(?:\.[0-9]+)?/).compactMap { Double($0.output) }
  }

  private nonisolated static func squeezed(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}

nonisolated extension Array where Element == Double {
  /// Whether `others` stand in it, one behind the other.
  fileprivate func contains(_ others: [Double]) -> Bool {
    guard !others.isEmpty, count >= others.count else { return false }
    return (0...(count - others.count)).contains { start in
      zip(self[start...], others).allSatisfy { abs($0 - $1) <= Answer.tolerance }
    }
  }
}
