import SwiftScript
import UIKitEngine
import Words

/// One Markdown file of a course: prose, code that runs, and questions that the engine answers.
public nonisolated struct Lesson: Hashable, Sendable {
  /// What a learner meets, in file order.
  public enum Part: Hashable, Sendable {
    case prose(Prose)
    /// Shown and run at once.
    case setup(LessonCode)
    /// Shown, and run when the learner presses Enter.
    case tryIt(LessonCode)
    case question(Question)
  }

  public var file: String
  public var language: Language
  /// Stands in progress logs, so it outlives a renamed file.
  public var id: String
  public var title: String
  public var summary: String
  public var minutes: Int?
  /// Ids of the lessons to have taken before.
  public var requires: [String]
  /// The system whose rules the questions are answered under.
  public var system: Rules.System
  public var parts: [Part]

  public var questions: [Question] {
    parts.compactMap { if case .question(let question) = $0 { question } else { nil } }
  }

  public func question(_ id: String) -> Question? {
    questions.first { $0.id == id }
  }
}

/// Markdown between two pieces of a lesson's machinery.
public nonisolated struct Prose: Hashable, Sendable {
  public var text: String
  /// Begins with a heading: a good place to stop and breathe.
  public var opensSection: Bool
  public var range: SourceRange
}
