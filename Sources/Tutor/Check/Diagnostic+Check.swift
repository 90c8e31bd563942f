import SwiftScript
import UIKitEngine

/// What `check` has to say beyond the format.
nonisolated extension Diagnostic {
  static func noLessons(in folder: String) -> Self {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      .error, "no lessons in '\(folder)'", at: SourceRange(file: folder, start: start, end: start),
      notes: ["a lesson is a file that ends in .md"])
  }

  static func lessonIDTaken(_ lesson: Lesson, by stem: String) -> Self {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      .error, "the id '\(lesson.id)' is taken by '\(stem)'",
      at: SourceRange(file: lesson.file, start: start, end: start))
  }

  static func noAnswer(_ question: Question, because reason: String) -> Self {
    Diagnostic(
      .error, "'\(question.id)' has no answer: \(reason)", at: question.range)
  }

  static func pinMoved(_ pin: LessonCode, to answer: Answer) -> Self {
    Diagnostic(
      .error, "the engine's answer is now '\(answer)', not the pinned '\(pin.text)'", at: pin.range,
      notes: [#"if the new answer is right, write pin="\#(answer)""#])
  }

  static func noMisconceptionDiffers(_ question: Question) -> Self {
    Diagnostic(
      .error, "no misconception answers '\(question.id)' differently", at: question.range,
      notes: ["a learner who believes something wrong would get it right all the same"])
  }

  static func hangsOnOpenFact(_ question: Question, _ fact: String) -> Self {
    Diagnostic(
      .error, "the answer to '\(question.id)' hangs on '\(fact)'", at: question.range,
      notes: ["the evidence leaves that open; ask for something that is known"])
  }

  static func numberOutlivesItsChange(_ number: String, _ question: Question) -> Self {
    Diagnostic(
      .error, "the number \(number) stands in a text of '\(question.id)' whatever the answer is",
      at: question.range,
      notes: ["with other numbers it is wrong: say it without the number"])
  }

  static func unknownRequirement(_ id: String, of lesson: Lesson) -> Self {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      .error, "there is no lesson '\(id)', which 'requires' names",
      at: SourceRange(file: lesson.file, start: start, end: start))
  }

  static func remarkNeverShown(_ remark: Remark, _ belief: Rules.Misconception) -> Self {
    Diagnostic(
      .error, "'\(belief.rawValue)' does not answer differently here", at: remark.range,
      notes: ["no learner would ever see this explanation"])
  }

  static func tooFewMisconceptions(_ count: Int, _ lesson: Lesson) -> Self {
    let start = SourcePosition(line: 1, column: 1, offset: 0)
    return Diagnostic(
      .error,
      "the lesson tells too few misconceptions from the truth: \(count) instead of "
        + "\(Check.misconceptionsPerLesson)",
      at: SourceRange(file: lesson.file, start: start, end: start))
  }

  static func hintGivesAway(_ question: Question, _ what: String) -> Self {
    Diagnostic(
      .error, "a hint of '\(question.id)' contains \(what)", at: question.range,
      notes: ["only the last hint may"])
  }

  static func evidenceMissing(_ what: String, at range: SourceRange) -> Self {
    Diagnostic(
      .error, "this \(what) names no evidence", at: range, notes: ["add evidence=V-027"])
  }

  static func evidenceUnknown(_ citation: Citation) -> Self {
    Diagnostic(.error, "there is no evidence '\(citation.id)'", at: citation.range)
  }

  static func translationDiffers(
    _ what: String, _ original: Lesson, _ range: SourceRange
  ) -> Self {
    Diagnostic(
      .error, "\(what) is not as in the original", at: range,
      notes: ["a translation of '\(original.file)' repeats its ids, code and evidence"])
  }
}
