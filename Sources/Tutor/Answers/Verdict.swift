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
  /// What the lesson has to say about the first of them.
  public var remark: Remark?
  /// What the record has to say against it.
  public var contradiction: Contradiction?
}
