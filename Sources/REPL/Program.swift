import Foundation
import Playground
import Terminal
import Words

/// The whole program, from its arguments to its exit status.
public final class Program {
  private let console: Console
  private let environment: [String: String]

  public init(console: Console, environment: [String: String]) {
    self.console = console
    self.environment = environment
  }

  public func run(arguments: [String]) -> ExitStatus {
    let voice = Voice(Language(environment: environment))
    return Voice.$current.withValue(voice) { speak(arguments) }
  }

  private func speak(_ arguments: [String]) -> ExitStatus {
    var status: ExitStatus
    do throws(UsageError) {
      status = try perform(try Invocation(arguments: arguments))
    } catch {
      console.writeError("layoutlab: \(error.message)\n")
      status = .usage
    }
    console.flush()
    if case .error(let reason) = console.output.failure {
      console.writeError("layoutlab: \(Phrase.cannotWriteBecause(reason))\n")
      if status == .success { status = .failure }
    }
    return status
  }

  private func perform(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    Interrupts.listen()
    switch invocation {
    case .help:
      console.write("\(Phrase.usage)")
      return .success
    case .version:
      console.write(Usage.version + "\n")
      return .success
    case .run(let options):
      return try ProgramRun(options, console: console).run()
    case .prompt(let options):
      return prompt(options).run(first: startUp)
    case .learn(let name):
      return try learn(name)
    case .lesson(let id, let answers, let json):
      return try lessons.answer(lesson: id, from: answers, json: json)
    case .check(let folder, let report):
      return try lessons.check(folder, report: report)
    case .newLesson(let file):
      return try lessons.begin(file)
    }
  }

  private func prompt(_ options: Invocation.PromptOptions) -> Loop {
    let isInteractive = isatty(0) == 1 && console.output.isTerminal
    if isInteractive {
      console.write("\(Phrase.welcome)\n")
    }
    return Loop(
      session: Session(), reader: reader(isInteractive: isInteractive, echoes: options.echoes),
      console: console, isInteractive: isInteractive, keepsGoing: options.keepsGoing,
      environment: environment)
  }

  /// The learner's own start-up file, if there is one.
  private var startUp: [String] {
    let path = UserFiles(environment: environment).startUp
    return isatty(0) == 1 && FileManager.default.fileExists(atPath: path) ? [":open \(path)"] : []
  }

  /// The prompt, with a lesson open or the list of them.
  private func learn(_ name: String?) throws(UsageError) -> ExitStatus {
    let loop = prompt(.init())
    if let name {
      _ = try loop.lessonFolder.lesson(name)
      return loop.run(first: [":lesson \(name)"])
    }
    return loop.run(first: [loop.nextLesson.map { ":lesson \($0)" } ?? ":lessons"])
  }

  /// An editor at a terminal, plain lines everywhere else.
  private func reader(isInteractive: Bool, echoes: Bool) -> any LineReader {
    if isInteractive {
      let history = History(path: UserFiles(environment: environment).history)
      if let editor = EditlineReader(console: console, history: history) { return editor }
    }
    guard echoes || isInteractive else { return PlainReader() }
    return PlainReader { [console] prompt, line in console.write("\(prompt)\(line)\n") }
  }

  private var lessons: Lessons { Lessons(console: console, environment: environment) }
}
