import Foundation
import Render
import SwiftScript
import Terminal
import Tutor
import Words

/// What the command line asks of the tutor besides taking a lesson at the prompt.
struct Lessons {
  let console: Console
  let environment: [String: String]
  let settings: Settings

  /// Answers a lesson's questions from a file.
  func answer(
    lesson name: String, from path: String, json: Bool
  ) throws(UsageError) -> ExitStatus {
    let folder = LessonFolder(environment: environment)
    let lesson = try folder.lesson(name)
    let answers = AnswerFile(Array(try SourceFile.read(path).utf8), file: path)
    let report = ScriptedRun(lesson).run(answers)
    Display(console, settings).showError(diagnosticText(report.diagnostics, in: nil))
    if report.diagnostics.isEmpty {
      console.write((json ? report.json() : report.text(Voice.current.language)) + "\n")
    }
    return ExitStatus(rawValue: report.exitCode)
  }

  /// Proves of each lesson in a folder that it keeps its promises.
  func check(_ folder: String, report form: Invocation.Report) throws(UsageError) -> ExitStatus {
    let report = Check(folder: folder).run()
    let text =
      switch form {
      case .text: report.text()
      case .json: report.json()
      case .junit: report.junit()
      }
    console.write(text.hasSuffix("\n") ? text : text + "\n")
    return ExitStatus(rawValue: report.exitCode)
  }

  /// Writes the beginning of a lesson, which passes `check` as it is.
  func begin(_ file: String) throws(UsageError) -> ExitStatus {
    guard !FileManager.default.fileExists(atPath: file) else {
      throw UsageError(.isThereAlready(file))
    }
    do {
      try LessonTemplate.text(for: file).write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw UsageError(.cannotWrite(file))
    }
    console.write("\(Phrase.lessonBegun(file))\n")
    return .success
  }
}
