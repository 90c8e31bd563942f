import Foundation
import Words

extension Command {
  static let undo = Command(
    name: "undo", usage: ":undo", summary: "Take the last input or time command back.",
    details: "At a pause: give up what is paused.",
    group: .time, atPause: .abandons(thenRuns: false)
  ) { _, loop in
    loop.session.undo() ? .show("\(Phrase.takenBack, .quiet)\n") : .refused(.nothingToTakeBack)
  }

  static let reset = Command(
    name: "reset", usage: ":reset", summary: "Begin again with a fresh app.",
    details: "An open lesson ends.",
    group: .session, atPause: .abandons(thenRuns: true)
  ) { _, loop in
    loop.session.reset()
    loop.endLesson()
    return .show("\(Phrase.freshApp, .quiet)\n")
  }

  static let open = Command(
    name: "open", usage: ":open FILE", summary: "Run a Swift file as one input.",
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
    name: "save", usage: ":save FILE", summary: "Write the program that you have typed to a file.",
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
    name: "quit", usage: ":quit", summary: "Leave. Ctrl-D does it too.",
    group: .session, atPause: .abandons(thenRuns: true)
  ) { _, _ in .leave }
}
