import Render
import Tutor
import Words

extension Command {
  static let lessons = Command(
    name: "lessons", usage: ":lessons", summary: "List the lessons.", group: .learn
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
    name: "lesson", usage: ":lesson ID", summary: "Take a lesson, in a fresh app.",
    details: "A lesson's number is enough: :lesson 2. Enter goes on; :hint and :skip help.",
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
    name: "hint", usage: ":hint", summary: "A hint for the open question.", group: .learn
  ) { _, loop in
    loop.coach?.hint().map { .show($0) } ?? .refused(.noQuestionOpen)
  }

  static let skip = Command(
    name: "skip", usage: ":skip", summary: "Give the open question up, or leave the code unrun.",
    group: .learn
  ) { _, loop in
    guard let coach = loop.coach else { return .refused(.noLessonOpen) }
    return .show(loop.muted { coach.skip() })
  }
}
