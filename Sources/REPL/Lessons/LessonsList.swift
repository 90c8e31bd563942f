import Render
import Tutor
import Words

/// The lessons of a course, with what the learner has done of each.
struct LessonList {
  private let entries: [Course.Entry]
  private let summary: ProgressSummary
  private let language: Language

  init(_ entries: [Course.Entry], _ summary: ProgressSummary, _ language: Language) {
    self.entries = entries
    self.summary = summary
    self.language = language
  }

  /// One line a lesson: ✓ done, … left in the middle.
  var text: Styled {
    let width = (entries.map(\.stem.count).max() ?? 0) + 2
    return entries.map { entry in
      let title = entry.lesson(in: language)?.title ?? "\(Phrase.hasMistakes)"
      return "\(sign(entry)) \(entry.stem.padded(to: width), .emphasis)\(title)\n"
    }.joined()
  }

  /// How many questions of each lesson stand right, and how many are due again.
  func progress(_ due: Int) -> Styled {
    let width = (entries.map(\.stem.count).max() ?? 0) + 2
    let lines: [Styled] = entries.map { entry in
      guard let lesson = entry.lesson(in: language) else { return "" }
      let ids = Set(lesson.questions.map(\.id))
      let right = (summary.mastered[lesson.id] ?? []).intersection(ids).count
      return "\(sign(entry)) \(entry.stem.padded(to: width), .emphasis)\(right)/\(ids.count)\n"
    }
    guard due > 0 else { return lines.joined() }
    return lines.joined() + "\(Phrase.due(due), .quiet)\n"
  }

  private func sign(_ entry: Course.Entry) -> String {
    guard let id = entry.original?.id else { return "!" }
    if summary.places[id] != nil { return "…" }
    return summary.finished.contains(id) ? "✓" : " "
  }
}
