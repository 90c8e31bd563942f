import Foundation
import Playground
import Terminal
import Words

/// The whole program, from its arguments to its exit status.
public final class Program {
  private let console: Console
  private let environment: [String: String]
  private var settings = Settings()
  private var readsStartFile = true
  /// Kept until the process ends, which gives its memory back faster than its parts would die.
  private var run: ProgramRun?
  /// Whether no option said which language to speak.
  private var isLanguageOpen = true

  public init(console: Console, environment: [String: String]) {
    self.console = console
    self.environment = environment
  }

  public func run(arguments: [String]) -> ExitStatus {
    var arguments = arguments
    var options = GlobalOptions()
    do throws(UsageError) {
      options = try GlobalOptions(taking: &arguments)
    } catch {
      options.language = GlobalOptions.language(in: arguments)
      return Voice.$current.withValue(Settings(options, else: spokenHere).voice) { refuse(error) }
    }
    settings = Settings(options, else: spokenHere)
    readsStartFile = options.readsStartFile
    isLanguageOpen = options.language == nil
    return Voice.$current.withValue(settings.voice) { speak(arguments) }
  }

  /// The environment's language.
  private var spokenHere: Language { Language(environment: environment) }

  /// What to say if a bug of ours ends the program.
  public var lastWords: String { "layoutlab: " + Phrase.bugOfOurs.text(spokenHere) }

  private func refuse(_ error: UsageError) -> ExitStatus {
    console.writeError("layoutlab: \(error.message)\n")
    return .usage
  }

  private func speak(_ arguments: [String]) -> ExitStatus {
    var status: ExitStatus
    do throws(UsageError) {
      status = try perform(try Invocation(arguments: arguments))
    } catch {
      status = refuse(error)
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
      let run = ProgramRun(options, console: console, settings: settings)
      self.run = run
      return try run.run()
    case .prompt(let options):
      return prompt(options).run()
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
    let files = UserFiles(environment: environment)
    if isInteractive {
      if isLanguageOpen, let language = RememberedLanguage(path: files.language).value {
        settings.language = language
      }
      console.write(Phrase.welcome.text(settings.voice) + "\n")
    }
    return Loop(
      session: Session(limits: settings.limits),
      reader: reader(isInteractive: isInteractive, echoes: options.echoes),
      console: console, isInteractive: isInteractive, keepsGoing: options.keepsGoing,
      environment: environment, settings: settings,
      startFile: isInteractive && readsStartFile ? files.startUp : nil)
  }

  /// The prompt, with a lesson open or the list of them.
  private func learn(_ name: String?) throws(UsageError) -> ExitStatus {
    let loop = prompt(.init())
    return loop.run(first: [try loop.opening(lesson: name)])
  }

  /// An editor at a terminal, plain lines everywhere else.
  private func reader(isInteractive: Bool, echoes: Bool) -> any LineReader {
    if isInteractive {
      let history = History(
        path: UserFiles(environment: environment).history,
        folder: FileManager.default.currentDirectoryPath)
      if let editor = EditlineReader(console: console, history: history) { return editor }
    }
    guard echoes || isInteractive else { return PlainReader() }
    return PlainReader { [console] prompt, line in console.write("\(prompt)\(line)\n") }
  }

  private var lessons: Lessons {
    Lessons(console: console, environment: environment, settings: settings)
  }
}
