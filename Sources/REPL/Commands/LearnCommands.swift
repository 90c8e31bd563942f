import Render
import Tutor
import Words

extension Command {
  static let lessons = Command(
    name: "lessons", usage: ":lessons", summary: .lessonsSummary, group: .learn
  ) { _, loop in
    let entries = loop.lessonFolder.course().entries
    guard !entries.isEmpty else { return .refused(.noLessons(in: loop.lessonFolder.path)) }
    let width = (entries.map(\.stem.count).max() ?? 0) + 2
    return .show(
      entries.map { entry in
        let lesson = entry.lesson(in: Voice.current.language)
        return
          "\(entry.stem.padded(to: width), .emphasis)\(lesson?.title ?? "\(Phrase.hasMistakes)")\n"
      }.joined())
  }

  static let lesson = Command(
    name: "lesson", usage: ":lesson ID", summary: .lessonSummary,
    details: .lessonDetails,
    group: .learn, arguments: .lesson, atPause: .abandons(thenRuns: true)
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsLesson(":lesson")) }
    do throws(UsageError) {
      return .show(loop.begin(try loop.lessonFolder.lesson(argument)))
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
}
