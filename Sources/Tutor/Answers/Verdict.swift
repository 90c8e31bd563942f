import UIKitEngine

/// What there is to say about one answer.
public struct Verdict {
  public enum Judgement: String, Hashable {
    case right, wrong, skipped
  }

  public var question: Question
  public var judgement: Judgement
  /// `nil` when skipped, or unreadable in a scripted run.
  public var given: Answer?
  /// What the engine says.
  public var answer: Answer
  /// The misconceptions that answer as the learner did; those that the lesson speaks of come first.
  public var beliefs: [Rules.Misconception] = []
  /// What the record has to say against the belief, when only one can be meant.
  public var contradiction: Contradiction?

  /// The beliefs to speak of: those that the lesson has a remark on, or else the first.
  public var namedBeliefs: [Rules.Misconception] {
    let remarked = beliefs.filter { question.remarks[$0] != nil }
    return remarked.isEmpty ? Array(beliefs.prefix(1)) : remarked
  }

  /// What the lesson has to say about them.
  public var remarks: [Remark] { namedBeliefs.compactMap { question.remarks[$0] } }
}
