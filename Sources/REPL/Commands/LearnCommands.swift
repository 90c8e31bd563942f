import Foundation
import Render
import Tutor
import Words

extension Command {
  static let lessons = Command(
    name: "lessons", usage: ":lessons", summary: .lessonsSummary, group: .learn
  ) { _, loop in
    let entries = loop.lessonFolder.course().entries
    guard !entries.isEmpty else { return .refused(.noLessons(in: loop.lessonFolder.path)) }
    return .show(LessonList(entries, loop.summary, Voice.current.language).text)
  }

  static let lesson = Command(
    name: "lesson", usage: ":lesson ID [again]", summary: .lessonSummary,
    details: .lessonDetails,
    group: .learn, arguments: .lesson, atPause: .abandons(thenRuns: true)
  ) { argument, loop in
    var words = argument.split(separator: " ").map(String.init)
    let again = words.last == "again"
    if again { words.removeLast() }
    guard !words.isEmpty else { return .refused(.needsLesson(":lesson")) }
    do throws(UsageError) {
      let lesson = try loop.lessonFolder.lesson(words.joined(separator: " "))
      return .show(loop.begin(lesson, from: again ? nil : loop.summary.places[lesson.id]))
    } catch {
      return .refused(error.message)
    }
  }

  static let hint = Command(
    name: "hint", usage: ":hint", summary: .hintSummary, group: .learn
  ) { _, loop in
    loop.coach?.hint().map { .show($0) } ?? .refused(.noQuestionOpen)
  }

  static let skip = Command(
    name: "skip", usage: ":skip", summary: .skipSummary,
    group: .learn, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    guard let coach = loop.coach else { return .refused(.noLessonOpen) }
    return .show(loop.muted { coach.skip() })
  }

  static let solution = Command(
    name: "solution", usage: ":solution", summary: .solutionSummary,
    group: .learn, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    guard let coach = loop.coach, let text = loop.muted({ coach.solution() ?? "" }).nonEmpty else {
      return .refused(.noQuestionOpen)
    }
    return .show(text)
  }

  static let play = Command(
    name: "play", usage: ":play", summary: .playSummary, details: .playDetails,
    group: .learn, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    guard let coach = loop.coach else { return .refused(.noLessonOpen) }
    return .show(coach.play())
  }

  static let resume = Command(
    name: "resume", usage: ":resume", summary: .resumeSummary,
    group: .learn, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    guard let coach = loop.coach, let text = loop.muted({ coach.resume() ?? "" }).nonEmpty else {
      return .refused(.nothingToResume)
    }
    return .show(text)
  }

  static let progress = Command(
    name: "progress", usage: ":progress", summary: .progressSummary,
    group: .learn
  ) { _, loop in
    let entries = loop.lessonFolder.course().entries
    guard !entries.isEmpty else { return .refused(.noLessons(in: loop.lessonFolder.path)) }
    return .show(
      LessonList(entries, loop.summary, Voice.current.language).progress(loop.dueReviews.count))
  }

  static let review = Command(
    name: "review", usage: ":review", summary: .reviewSummary, details: .reviewDetails,
    group: .learn, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    let due = loop.dueReviews
    guard !due.isEmpty else { return .refused(.nothingDue) }
    return .show(loop.review(due))
  }
}

extension Loop {
  fileprivate var dueReviews: [Review] {
    Review.due(summary, in: lessonFolder.course(), Voice.current.language, at: now())
  }
}

extension Styled {
  fileprivate var nonEmpty: Styled? { isEmpty ? nil : self }
}
