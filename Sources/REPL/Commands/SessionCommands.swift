import Foundation
import Words

extension Command {
  static let undo = Command(
    name: "undo", usage: ":undo", summary: .undoSummary,
    details: .undoDetails,
    group: .time, atPause: .abandons(thenRuns: false), seeAlso: ["redo", "back"]
  ) { _, loop in
    // What the lesson did is the lesson's.
    if let coach = loop.coach, !coach.isFinished, !loop.session.hasActed(since: coach.run.mark) {
      return .refused(.lessonUndo(":lesson \(coach.run.lesson.id) again"))
    }
    guard let action = loop.session.lastAction, loop.session.undo() else {
      return .refused(.nothingToTakeBack)
    }
    return .show("\(Phrase.takenBack(action.firstLine), .quiet)\n")
  }

  static let redo = Command(
    name: "redo", usage: ":redo", summary: .redoSummary, group: .time,
    atPause: .abandons(thenRuns: true), tellsAnswers: true, seeAlso: ["undo"]
  ) { _, loop in
    guard let action = loop.session.nextAction, loop.session.redo() else {
      return .refused(.nothingToRedo)
    }
    loop.seen = loop.session.engine.events.count
    return .show("\(Phrase.doneAgain(action.firstLine), .quiet)\n")
  }

  static let reset = Command(
    name: "reset", usage: ":reset", summary: .resetSummary,
    details: .resetDetails,
    group: .session, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    loop.session.reset()
    loop.endLesson()
    return .show("\(Phrase.freshApp, .quiet)\n")
  }

  static let open = Command(
    name: "open", usage: ":open FILE", summary: .openSummary,
    group: .session, arguments: .file, atPause: .abandons(thenRuns: true)
  ) { argument, _ in
    guard !argument.isEmpty else { return .refused(.needsFile(":open")) }
    do throws(UsageError) {
      return .open(source: try SourceFile.read(argument), file: argument)
    } catch {
      return .refused(error.message)
    }
  }

  static let save = Command(
    name: "save", usage: ":save FILE", summary: .saveSummary,
    group: .session, arguments: .file
  ) { argument, loop in
    guard !argument.isEmpty else { return .refused(.needsFile(":save")) }
    let source = loop.session.source
    do {
      try source.write(toFile: argument, atomically: true, encoding: .utf8)
    } catch {
      return .refused(.cannotWrite(argument))
    }
    let lines = source.split(separator: "\n").count
    return .show("\(Phrase.linesWritten(lines, to: argument), .quiet)\n")
  }

  static let quit = Command(
    name: "quit", usage: ":quit", summary: .quitSummary,
    group: .session, atPause: .abandons(thenRuns: true)
  ) { _, _ in .leave }
}

extension String {
  /// The first line, with `…` for those that follow.
  fileprivate var firstLine: String {
    let first = prefix { $0 != "\n" }
    return first.count < count ? first + " …" : String(first)
  }
}
