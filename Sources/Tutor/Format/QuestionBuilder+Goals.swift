import SwiftScript

/// What only goals and "what if" questions have.
nonisolated extension QuestionBuilder {
  /// Comments above the first condition are the goal's words, each further line is a condition.
  mutating func addGoal(_ fence: Fence, to question: inout Question) {
    var words: [String] = []
    let lines = fence.body.text.split(separator: "\n", omittingEmptySubsequences: false)
    var place = fence.body.range.start
    for line in lines {
      let indent = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
      var start = place
      start.column = indent + 1
      start.offset += indent
      var end = start
      end.column += max(0, line.utf8.count - indent)
      end.offset += max(0, line.utf8.count - indent)
      let range = SourceRange(file: fence.range.file, start: start, end: end)
      if let condition = Condition(line: line, at: range) {
        question.conditions.append(condition)
      } else if question.conditions.isEmpty {
        words.append(Condition.parts(of: line).comment)
      }
      place.line += 1
      place.offset += line.utf8.count + 1
    }
    question.prompt = words.joined(separator: "\n")
    if question.conditions.isEmpty, !fence.body.text.allSatisfy(\.isWhitespace) {
      report(.goalWithoutConditions(at: fence.range))
    }
    guard let best = fence.code(.best) else { return }
    question.best = Int(best.text).flatMap { $0 > 0 ? $0 : nil }
    if question.best == nil { report(.badBest(best)) }
  }

  mutating func addVariations(_ vary: LessonCode, to question: inout Question, _ fence: Fence) {
    for text in vary.text.split(separator: ";", omittingEmptySubsequences: false) {
      if let variation = Variation(text) {
        question.variations.append(variation)
      } else {
        report(.badVariation(vary))
      }
    }
  }

  /// A number that changes has to stand in what runs.
  mutating func checkVariations(of question: Question, _ fence: Fence) {
    guard let vary = fence.code(.vary) else { return }
    let code = (question.code?.text ?? "") + "\n" + question.ask.text
    for variation in question.variations
    where code.replacing(number: variation.literal, with: "\u{1}") == code {
      report(.variationNotUsed(variation, at: vary))
    }
  }
}

nonisolated extension Diagnostic {
  fileprivate static func goalWithoutConditions(at range: SourceRange) -> Self {
    Diagnostic(
      .error, "this 'goal' has no condition", at: range,
      notes: ["write one a line: 'card.frame.minY == 300  // the card stands at 300'"])
  }

  fileprivate static func badBest(_ code: LessonCode) -> Self {
    Diagnostic(
      .error, "'best' is a number of statements above 0, not '\(code.text)'", at: code.range)
  }

  fileprivate static func badVariation(_ code: LessonCode) -> Self {
    Diagnostic(
      .error, "'\(code.text)' does not say which number varies", at: code.range,
      notes: [#"write vary="300 in 150...350 by 50"; several stand with semicolons"#])
  }

  fileprivate static func variationNotUsed(_ variation: Variation, at code: LessonCode) -> Self {
    Diagnostic(
      .error, "the number \(variation.literal) does not stand in the question's code",
      at: code.range)
  }
}
