import Playground
import SwiftScript
import UIKitEngine

/// Knows every answer of a lesson by replaying it up to the question, never by reading it.
///
/// Each answer is found in a fresh app when it is first asked for: the true one under the lesson's
/// rules, the others under one misconception each.
public final class Oracle {
  public let lesson: Lesson
  private let makeStage: StageMaker
  private var replays: [Rules: Replay] = [:]

  public init(_ lesson: Lesson, makeStage: @escaping StageMaker = { Session.forAnswers($0) }) {
    self.lesson = lesson
    self.makeStage = makeStage
  }

  /// With the same kind of app as another's.
  convenience init(_ lesson: Lesson, like other: Oracle) {
    self.init(lesson, makeStage: other.makeStage)
  }

  /// What UIKit would do, or what it would do if `misconception` were true.
  public func outcome(
    of question: Question, under misconception: Rules.Misconception? = nil
  ) -> Outcome {
    outcome(of: question, by: Rules(system: lesson.system, misconception: misconception))
  }

  private func outcome(of question: Question, by rules: Rules) -> Outcome {
    let replay = replays[rules] ?? Replay(lesson, makeStage(rules))
    replays[rules] = replay
    return replay.outcome(of: question)
      ?? Outcome(answer: .failure(.noValue), record: [], before: 0)
  }

  /// What becomes of a goal's conditions when `code` runs where the lesson puts the goal.
  public func attempt(_ code: LessonCode, at goal: Question) -> GoalAttempt {
    attempt(code, at: goal, by: Rules(system: lesson.system))
  }

  private func attempt(_ code: LessonCode, at goal: Question, by rules: Rules) -> GoalAttempt {
    if let attempt = replays[rules]?.attempt(code, at: goal) { return attempt }
    let replay = Replay(lesson, makeStage(rules))
    if replays[rules] == nil { replays[rules] = replay }
    return replay.attempt(code, at: goal) ?? GoalAttempt(failure: .noValue)
  }

  /// What the evidence leaves open and what our glyph widths only approximate, one at a time.
  private var doubts: [(name: String, rules: Rules)] {
    Rules.OpenFact.allCases.map {
      ($0.rawValue, Rules(system: lesson.system, flipped: [$0]))
    }
      + [0.93, 1.07].map {
        ("glyphs \($0) times as wide", Rules(system: lesson.system, glyphWidth: $0))
      }
  }

  /// The doubts on which the answer would hang.
  public func doubts(about question: Question) -> [String] {
    if question.kind == .goal {
      guard let solution = question.solution else { return [] }
      return doubts.filter { !attempt(solution, at: question, by: $0.rules).isReached }.map(\.name)
    }
    guard let truth = outcome(of: question).value else { return [] }
    return doubts.filter { doubt in
      outcome(of: question, by: doubt.rules).value.map { !$0.agrees(with: truth) } ?? true
    }.map(\.name)
  }

  /// The misconceptions under which the engine answers something else than the truth.
  public func deviations(
    of question: Question
  ) -> [(misconception: Rules.Misconception, answer: Answer)] {
    guard let truth = outcome(of: question).value else { return [] }
    return Rules.Misconception.allCases.compactMap { misconception in
      guard let answer = outcome(of: question, under: misconception).value,
        !answer.agrees(with: truth)
      else { return nil }
      return (misconception, answer)
    }
  }

  /// The engine's answer among those of its misconceptions, each once, in an order that never changes.
  public func choices(for question: Question) -> [Answer] {
    guard let truth = outcome(of: question).value else { return [] }
    var choices = [truth]
    for (_, answer) in deviations(of: question) {
      if !choices.contains(where: { $0.agrees(with: answer) }) { choices.append(answer) }
    }
    return choices.shuffled(by: "\(lesson.id)/\(question.id)")
  }

  /// A question's callbacks in an order that says nothing about theirs.
  public func items(of question: Question) -> [String] {
    let shuffled = question.items.shuffled(by: "\(lesson.id)/\(question.id)")
    guard case .order(let truth) = outcome(of: question).value, truth == shuffled else {
      return shuffled
    }
    return shuffled.reversed()
  }
}

extension Array where Element: CustomStringConvertible {
  /// Sorted by a hash of `seed` and each element's text: mixed, and the same on every machine.
  fileprivate func shuffled(by seed: String) -> [Element] {
    sorted { (seed + $0.description).stableHash < (seed + $1.description).stableHash }
  }
}
