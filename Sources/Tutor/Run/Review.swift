import Foundation
import Words

/// A question that comes back, with numbers that the learner has not seen.
public struct Review {
  /// All that leads to the question, and the question.
  public var lesson: Lesson
  public var question: Question

  /// Days until a question comes back, by right answers in a row.
  private nonisolated static let days: [Double] = [0, 1, 3, 7, 16, 35]
  /// As many as one sitting takes.
  private nonisolated static let most = 5

  /// What is due at `now`, longest waiting first.
  ///
  /// A "what if" comes back for good, with fresh numbers; any other question until it is right.
  public static func due(
    _ summary: ProgressSummary, in course: Course, _ language: Language, at now: Date
  ) -> [Review] {
    var found: [(since: Date, review: Review)] = []
    for entry in course.entries {
      guard let lesson = entry.lesson(in: language) else { continue }
      for question in lesson.questions where question.kind != .goal {
        let key = ProgressSummary.Key(lesson: lesson.id, question: question.id)
        guard let history = summary.histories[key],
          history.streak == 0 || !question.variations.isEmpty
        else { continue }
        let wait = days[min(history.streak, days.count - 1)] * 86_400
        guard history.last.addingTimeInterval(wait) <= now else { continue }
        let varied = lesson.varied(by: history.askings)
        guard let asked = varied.question(question.id) else { continue }
        found.append(
          (history.last, Review(lesson: varied.excerpt(asking: asked), question: asked)))
      }
    }
    return found.sorted { $0.since < $1.since }.prefix(most).map(\.review)
  }
}
