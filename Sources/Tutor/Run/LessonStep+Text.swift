import Playground
import UIKitEngine
import Words

extension LessonStep {
  /// The step as plain text, without a line end behind it; empty if there is nothing to show.
  public func text(_ language: Language) -> String {
    switch self {
    case .title(let lesson): lesson.heading(language)
    case .prose(let prose): prose.textWithoutTitle
    case .setup(let code):
      code.indented
    case .offer(let code):
      "\(code.indented)\n\(Phrase.pressEnterToRun.text(language))"
    case .ran(let evaluation): evaluation.text(language)
    case .question(let open): open.text(language)
    case .hint(let text, let number, let count):
      Phrase.hint(text, number: number, of: count).text(language)
    case .noMoreHints: Phrase.noMoreHints.text(language)
    case .misread(let misreading): misreading.text(language)
    case .verdict(let verdict): verdict.text(language)
    case .why(let remark): remark.text(language)
    case .pause: Phrase.pressEnterToGoOn.text(language)
    case .broken(let message): Phrase.lessonBroken(message).text(language)
    case .goal(let question): "\(question.prompt)\n\(Phrase.goalsComeLater.text(language))"
    case .finished(_, total: 0): Phrase.lessonDoneNothingAsked.text(language)
    case .finished(let right, let total):
      Phrase.lessonDone(right: right, total: total).text(language)
    }
  }
}

extension Lesson {
  fileprivate func heading(_ language: Language) -> String {
    guard let minutes else { return title }
    return Phrase.lessonBegins(title, minutes: minutes).text(language)
  }
}

extension Prose {
  /// A heading of the first level repeats the lesson's title, which has been shown.
  fileprivate var textWithoutTitle: String {
    guard text.hasPrefix("# ") else { return text }
    return String(text.drop { $0 != "\n" }.drop { $0 == "\n" })
  }
}

extension LessonCode {
  var indented: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}

extension OpenQuestion {
  fileprivate func text(_ language: Language) -> String {
    var lines = ["? \(question.prompt)"]
    if let code = question.code, !question.prompt.contains(code.text) {
      lines += [Phrase.thenRuns.text(language), code.indented]
    }
    let lettered = choices.map(\.description) + items
    lines += zip(Letter.all(lettered.count), lettered).map { "  \($0)) \($1)" }
    lines.append(instruction(language))
    return lines.joined(separator: "\n")
  }

  private func instruction(_ language: Language) -> String {
    switch question.kind {
    case .predict, .goal:
      Phrase.answerWith(example: form.example).text(language)
    case .choose: Phrase.answerWithLetter.text(language)
    case .order:
      Phrase.answerWithOrder(example: Letter.all(items.count).joined(separator: " "))
        .text(language)
    case .count: Phrase.answerWithCount.text(language)
    }
  }
}

extension Evaluation {
  fileprivate func text(_ language: Language) -> String {
    var lines: [String] = []
    if !output.isEmpty {
      let printed = output.split(separator: "\n", omittingEmptySubsequences: false)
      lines += printed.dropLast(output.hasSuffix("\n") ? 1 : 0).map { "  \($0)" }
    }
    if let value, ending == .completed { lines.append("  \(value.text)") }
    lines += diagnostics.map(\.message)
    if let fault { lines.append(Phrase.itCrashed(fault.message).text(language)) }
    return lines.joined(separator: "\n")
  }
}
