import Playground
import UIKitEngine
import Words

extension LessonStep {
  /// The step as plain text, without a line end behind it; empty if there is nothing to show.
  public func text(_ language: Language) -> String { told(language).text }

  /// The step in words, piece by piece; a piece begins a line of its own.
  public func told(_ language: Language) -> [Telling] {
    switch self {
    case .title(let lesson): [.sentence(lesson.heading(language))]
    case .resumed(let codes, let right, let total):
      [.sentence(Phrase.resumed(right: right, total: total).text(language))]
        + codes.flatMap { [.sentence(""), .code($0.text)] }
    case .prose(let prose): [.markdown(prose.textWithoutTitle)]
    case .setup(let code): [.code(code.text)]
    case .offer(let code): [.code(code.text), .sentence(Phrase.pressEnterToRun.text(language))]
    case .ran(let evaluation): [.sentence(evaluation.text(language))]
    case .question(let open): open.told(language)
    case .hint(let text, let number, let count):
      [.markdown(Phrase.hint(text, number: number, of: count).text(language))]
    case .noMoreHints: [.sentence(Phrase.noMoreHints.text(language))]
    case .misread(let misreading): [.sentence(misreading.text(language))]
    case .verdict(let verdict): verdict.told(language)
    case .why(let remark): remark.told(language)
    case .pause: [.sentence(Phrase.pressEnterToGoOn.text(language))]
    case .broken(let message):
      [.sentence(Phrase.lessonBroken(message).text(language))]
    case .goal(let goal, let attempt): goal.told(attempt, language)
    case .unmet(let conditions):
      conditions.map { .sentence(Phrase.notYet($0.name).text(language)) }
    case .reached(let statements, let best):
      [.sentence(Self.reached(statements, best, language))]
    case .solution(let code): [.sentence(Phrase.oneWay.text(language)), .code(code.text)]
    case .putBack: [.sentence(Phrase.putBack.text(language))]
    case .playing: [.sentence(Phrase.playing.text(language))]
    case .playedOut: [.sentence(Phrase.playedOut.text(language))]
    case .reviewing(let lesson): [.sentence(Phrase.again(lesson.title).text(language))]
    case .reviewed(left: 0): [.sentence(Phrase.reviewDone.text(language))]
    case .reviewed(let left): [.sentence(Phrase.reviewsLeft(left).text(language))]
    case .leave: [.sentence(Phrase.placeIsKept.text(language))]
    case .finished(_, total: 0): [.sentence(Phrase.lessonDoneNothingAsked.text(language))]
    case .finished(let right, let total):
      [.sentence(Phrase.lessonDone(right: right, total: total).text(language))]
    }
  }

  private static func reached(_ statements: Int, _ best: Int?, _ language: Language) -> String {
    let reached = Phrase.reached(statements).text(language)
    guard let best else { return reached }
    let golf: Phrase =
      statements < best ? .fewerThanBest : statements == best ? .fewest : .canBeFewer(best)
    return reached + " " + golf.text(language)
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

extension Question {
  fileprivate func told(_ attempt: GoalAttempt, _ language: Language) -> [Telling] {
    [.markdown("◇ \(prompt)")]
      + attempt.findings.map { finding in
        let name = finding.condition.name
        let phrase: Phrase = finding.isMet ? .conditionHolds(name) : .conditionWaits(name)
        return .sentence(phrase.text(language))
      }
      + [.sentence(Phrase.untilAllHolds.text(language))]
  }
}

extension OpenQuestion {
  fileprivate func told(_ language: Language) -> [Telling] {
    var told: [Telling] = [.markdown("? \(question.prompt)")]
    if let code = question.code, !question.prompt.contains(code.text) {
      told += [.sentence(Phrase.thenRuns.text(language)), .code(code.text)]
    }
    let lettered = choices.map(\.description) + items
    told += zip(Letter.all(lettered.count), lettered).map { .sentence("  \($0)) \($1)") }
    return told + [.sentence(instruction(language))]
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
