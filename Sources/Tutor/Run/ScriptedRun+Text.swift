import Foundation
import Words

extension ScriptedRun.Report {
  /// One paragraph a question and a last line with the sum.
  public func text(_ language: Language) -> String {
    let right = results.count(where: \.isRight)
    let sum = Phrase.lessonDone(right: right, total: results.count).text(language)
    return (results.map { $0.text(language) } + [sum]).joined(separator: "\n")
  }

  /// One object a line: each question, then the sum.
  public func json() -> String {
    let lines = results.map { Line(result: $0, lesson: lesson.id) }
    let sum = Sum(
      lesson: lesson.id, right: results.count(where: \.isRight), total: results.count)
    return (lines.map(JSONText.line) + [JSONText.line(sum)]).joined(separator: "\n")
  }

  private nonisolated struct Sum: Encodable {
    var v = 1
    var type = "lesson"
    var lesson: String
    var right: Int
    var total: Int
  }

  private nonisolated struct Line: Encodable {
    var v = 1
    var type = "question"
    var lesson: String
    var id: String
    var verdict: String
    var given: String?
    var answer: String?
    var beliefs: [String]
    var problem: String?

    @MainActor init(result: ScriptedRun.Result, lesson: String) {
      self.lesson = lesson
      id = result.question.id
      verdict = result.judgement
      given = result.verdict?.given?.description ?? result.line
      answer = result.verdict?.answer.description
      beliefs = result.verdict?.beliefs.map(\.rawValue) ?? []
      problem = result.problem?.text(.english)
    }
  }
}

extension ScriptedRun.Result {
  fileprivate var judgement: String {
    if problem != nil { return "broken" }
    if let attempt { return attempt.isReached ? "right" : "wrong" }
    return verdict?.judgement.rawValue ?? "skipped"
  }

  private func goalText(_ language: Language) -> String {
    guard let attempt else { return Phrase.goalSkipped.text(language) }
    if let failure = attempt.failure {
      return Phrase.notReached.text(language) + " " + failure.phrase.text(language)
    }
    guard attempt.isReached else {
      let missing = attempt.unmet.map {
        Phrase.notYet($0.name).text(language)
      }
      return ([Phrase.notReached.text(language)] + missing).joined(separator: "\n  ")
    }
    return LessonStep.reached(statements: statements, best: question.best).text(language)
  }

  fileprivate func text(_ language: Language) -> String {
    let name = "\(question.id): "
    if let problem { return name + Phrase.lessonBroken(problem).text(language) }
    if question.kind == .goal { return name + goalText(language) }
    var text = name
    if let misreading {
      text += Phrase.unreadable(line ?? "").text(language) + " "
      text += misreading.text(language)
      return text
    }
    return text + (verdict?.text(language) ?? "")
  }
}

/// Values as JSON text.
nonisolated enum JSONText {
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
