import Playground
import SwiftScript
import UIKitEngine

/// Knows every answer of a lesson by replaying it up to the question, never by reading it.
///
/// Each answer is found in a fresh app when it is first asked for: the true one under the lesson's
/// rules, the others under one misconception each.
public final class Oracle {
  private struct Key: Hashable {
    var question: String
    var rules: Rules
  }

  public let lesson: Lesson
  private let makeStage: StageMaker
  private var outcomes: [Key: Outcome] = [:]

  public init(_ lesson: Lesson, makeStage: @escaping StageMaker = { Session(rules: $0) }) {
    self.lesson = lesson
    self.makeStage = makeStage
  }

  /// What UIKit would do, or what it would do if `misconception` were true.
  public func outcome(
    of question: Question, under misconception: Rules.Misconception? = nil
  ) -> Outcome {
    outcome(of: question, by: Rules(system: lesson.system, misconception: misconception))
  }

  private func outcome(of question: Question, by rules: Rules) -> Outcome {
    let key = Key(question: question.id, rules: rules)
    if let known = outcomes[key] { return known }
    let outcome = Replay(makeStage(rules)).outcome(of: question, in: lesson)
    outcomes[key] = outcome
    return outcome
  }

  /// The facts that the evidence leaves open and on which the answer would hang.
  public func openFacts(behind question: Question) -> [Rules.OpenFact] {
    guard let truth = outcome(of: question).value else { return [] }
    return Rules.OpenFact.allCases.filter { fact in
      let rules = Rules(system: lesson.system, flipped: [fact])
      return outcome(of: question, by: rules).value.map { !$0.agrees(with: truth) } ?? true
    }
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
    sorted { Self.hash(seed + $0.description) < Self.hash(seed + $1.description) }
  }

  /// 64-bit FNV-1a.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
