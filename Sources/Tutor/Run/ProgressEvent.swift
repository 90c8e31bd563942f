import Foundation

/// One thing that a learner did in a lesson.
public nonisolated struct ProgressEvent: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    case began, resumed, answered, skipped, hinted, played, finished
    /// Answered in a review, apart from the lesson.
    case reviewed
  }

  static let version = 1

  /// The layout of this line, so that a later program can read an earlier one's log.
  public var version: Int
  public var time: Date
  public var kind: Kind
  public var lesson: String
  public var question: String?
  /// As the tutor writes it, not as the learner typed it.
  public var answer: String?
  public var isRight: Bool?
  /// The misconception that the answer speaks of.
  public var belief: String?

  public init(
    _ kind: Kind, lesson: String, question: String? = nil, answer: String? = nil,
    isRight: Bool? = nil, belief: String? = nil, time: Date
  ) {
    version = Self.version
    self.time = time
    self.kind = kind
    self.lesson = lesson
    self.question = question
    self.answer = answer
    self.isRight = isRight
    self.belief = belief
  }
}
