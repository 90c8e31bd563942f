import Playground
import Render
import Terminal
import Tutor
import UIKitEngine
import Words

/// Read an input, do it, show what it did; until the input ends.
public final class Loop {
  private(set) var session: Session
  let display: Display
  let lessonFolder: LessonFolder
  /// The lesson that is open, if one is.
  private(set) var coach: Coach?
  private let input: InputReader
  private let isInteractive: Bool
  private let keepsGoing: Bool
  private let progress: ProgressLog

  /// What the first failure makes of the exit status, where nobody sits at the prompt.
  private var status = ExitStatus.success
  private var isLeaving = false
  /// What the command that gave a pause up has still to do.
  private var afterPause: (() -> Void)?
  /// A time command or the lesson's code is running: what it printed is shown in its place, later.
  private var isMuted = false
  private var isPaused = false
  private var shownFault: Fault?
  /// The ordinal after the last event that the learner has seen.
  private var seen = 0

  public init(
    session: Session, reader: any LineReader, console: Console, isInteractive: Bool,
    keepsGoing: Bool = false, environment: [String: String] = [:]
  ) {
    self.session = session
    progress = ProgressLog(path: UserFiles(environment: environment).progress)
    lessonFolder = LessonFolder(environment: environment)
    self.isInteractive = isInteractive
    self.keepsGoing = keepsGoing
    display = Display(console)
    input = InputReader(reader)
    listen()
    reader.completer = { [weak self] line, offset in
      guard let self, coach?.isAsking != true else { return Completion(of: "", from: []) }
      return completion(in: line, at: offset, session: self.session)
    }
  }

  private func listen() {
    session.isInterrupted = { Interrupts.isRaised }
    session.onOutput = { [weak self] in self?.programPrinted($0) }
    session.onConsole = { [weak self] in self?.uikitWrote($0) }
    session.onPause = { [weak self] in self?.pause(at: $0) ?? .abandon }
  }

  /// - Parameter first: inputs that come before what the learner types.
  public func run(first: [String] = []) -> ExitStatus {
    seen = session.engine.events.count
    for input in first { _ = perform(input, isPaused: false) }
    while !isLeaving {
      switch next(prompt: Prompt.main) {
      case .stay, .giveUp: break
      case .move(let command): move(command)
      case .end: isLeaving = true
      }
      let rest = afterPause
      afterPause = nil
      rest?()
    }
    display.flush()
    return isInteractive ? .success : status
  }

  // MARK: One input

  private enum Step {
    case stay
    case move(Session.TimeCommand)
    /// Abandon the pause.
    case giveUp
    case end
  }

  private func next(prompt: String, isPaused: Bool = false) -> Step {
    display.closeLine()
    let isAnswer = coach?.isAsking == true && !isPaused
    switch isAnswer ? input.readAnswer(prompt: Prompt.answer) : input.read(prompt: prompt) {
    case .input(let text):
      return perform(text, isPaused: isPaused)
    case .interrupted(let wasEmpty):
      if wasEmpty { display.show("\(Phrase.howToLeave, .quiet)\n") }
      return .stay
    case .end:
      if !isInteractive, Interrupts.take() { status = .interrupted }
      return .end
    case .unreadable(let problem):
      let byte = String(problem.byte, radix: 16)
      fail(
        .usage,
        saying: .notUTF8(line: problem.line, byte: problem.offset, value: byte))
      return .end
    }
  }

  private func perform(_ text: String, isPaused: Bool) -> Step {
    switch Input(text) {
    case .nothing:
      if let coach, !isPaused { display.show(muted { coach.take("") }) }
      return .stay
    case .swift(let answer) where coach?.isAsking == true && !isPaused:
      if let coach { display.show(muted { coach.take(answer) }) }
      return .stay
    case .swift(let source):
      evaluate(source)
      return session.engine.faulted == nil ? .stay : .giveUp
    case .command(let name, let argument):
      let found = Command.named(name)
      guard let command = found.first, found.count == 1 else {
        fail(.usage, saying: Command.complaint(name, found))
        return .stay
      }
      if command.tellsAnswers, coach?.isAsking == true {
        fail(.usage, saying: .answerFirst)
        return .stay
      }
      if isPaused, case .abandons(let thenRuns) = command.atPause {
        if thenRuns { afterPause = { [weak self] in _ = self?.perform(command, argument) } }
        return .giveUp
      }
      return perform(command, argument)
    }
  }

  private func perform(_ command: Command, _ argument: String) -> Step {
    switch command.run(argument, self) {
    case .show(let text):
      display.show(text)
    case .swift(let source):
      display.show("\(source, .emphasis)\n")
      evaluate(source)
    case .open(let source, let file):
      evaluate(source, file: file)
    case .move(let time):
      return .move(time)
    case .leave:
      isLeaving = true
      return .end
    case .refused(let complaint):
      fail(.usage, saying: complaint)
    }
    // `:undo` and `:reset` make another engine, whose past nobody has asked for.
    seen = session.engine.events.count
    return .stay
  }

  // MARK: Swift

  private func evaluate(_ source: String, file: String = "<prompt>") {
    let wasMuted = isMuted
    isMuted = false
    defer { isMuted = wasMuted }

    let evaluation = session.evaluate(source, file: file)
    display.showError(diagnosticText(evaluation.diagnostics, in: source))
    switch evaluation.ending {
    case .refused:
      if let hint = Command.hint(for: source) { display.showError(hint) }
      fail(.usage)
    case .faulted:
      show(evaluation)
    case .completed:
      if let value = evaluation.value { display.show(valueText(value.text, type: value.type)) }
      display.show(markText(evaluation.events))
    }
    seen = session.engine.events.count
  }

  private func show(_ evaluation: Evaluation) {
    guard let fault = evaluation.fault, fault != shownFault else {
      shownFault = nil
      return
    }
    // What ends a nested prompt ends what is paused too, and is said once.
    shownFault = isPaused ? fault : nil
    display.showError(faultText(fault) + stackText(evaluation.stackTrace))
    if isInteractive {
      display.showError("\(Phrase.asBeforeInput, .quiet)\n")
    }
    switch fault.kind {
    case .interrupted:
      _ = Interrupts.take()
      fail(.interrupted)
      if !isInteractive { isLeaving = true }
    case .abandoned: break
    case .exception, .trap, .hang, .limit: fail(.failure)
    }
  }

  // MARK: Time

  private func move(_ command: Session.TimeCommand) {
    isMuted = true
    let start = session.engine.clock.now
    let evaluation = session.perform(command)
    isMuted = false
    showEvents(evaluation.events.filter { $0.ordinal >= seen })
    display.showError(diagnosticText(evaluation.diagnostics, in: nil))
    show(evaluation)
    if evaluation.ending == .completed {
      showTime(since: start, wasIdle: evaluation.events.isEmpty)
    }
    seen = session.engine.events.count
  }

  private func showTime(since start: Double, wasIdle: Bool) {
    let now = session.engine.clock.now
    if wasIdle { display.show("\(Phrase.nothingPending, .quiet)\n") }
    if now != start { display.show(clockText(now)) }
  }

  /// A prompt inside what is paused; it ends when the learner lets time go on, or gives up.
  private func pause(at pause: Session.Pause) -> Session.PauseOutcome {
    let outer = (isMuted, isPaused)
    isPaused = true
    defer { (isMuted, isPaused) = outer }

    showEvents(Array(session.engine.events.dropFirst(seen)))
    display.show(pauseText(place: pause.place, line: nil, depth: pause.depth))
    while !isLeaving {
      switch next(prompt: pausePrompt(place: pause.place, depth: pause.depth), isPaused: true) {
      case .stay: break
      case .move(let command): return .resume(command)
      case .giveUp: return .abandon
      case .end:
        if !isInteractive { isLeaving = true }
        return .abandon
      }
    }
    return .abandon
  }

  private func showEvents(_ events: [TraceEvent]) {
    let text = traceText(
      events, among: session.engine.events, filter: .whatHappened, showsLines: false)
    display.show(
      text.shortened(head: 24, tail: 6) {
        "\("      \(Phrase.moreEvents($0))\n", .quiet)"
      })
    seen = session.engine.events.count
  }

  // MARK: A lesson

  /// Opens `lesson` in a fresh app; what it says first is returned.
  func begin(_ lesson: Lesson) -> Styled {
    session = Session(rules: Rules(system: lesson.system))
    listen()
    let coach = Coach(lesson, session: session, language: Voice.current.language)
    // A progress that can't be kept is no reason to end a lesson.
    coach.onProgress = { [progress] event in _ = progress.append(event) }
    self.coach = coach
    return muted { coach.start() }
  }

  func endLesson() { coach = nil }

  /// The lesson to take next, by what the learner has finished.
  var nextLesson: String? {
    let events = (try? progress.read().get())?.events ?? []
    return ProgressSummary(events).next(in: lessonFolder.course())?.stem
  }

  /// What `body` returns; what the program prints meanwhile is part of it.
  func muted(_ body: () -> Styled) -> Styled {
    let wasMuted = isMuted
    isMuted = true
    defer { isMuted = wasMuted }
    return body()
  }

  // MARK: What comes meanwhile

  private func programPrinted(_ text: String) {
    if !isMuted { display.showProgramOutput(text) }
  }

  private func uikitWrote(_ text: String) {
    if !isMuted { display.showError(Styled(text.hasSuffix("\n") ? text : text + "\n", .warning)) }
  }

  /// Remembers a failure and says why; it ends the loop where nobody sits at the prompt.
  private func fail(_ failure: ExitStatus, saying complaint: Phrase? = nil) {
    if let complaint { display.showError("\("layoutlab:", .error) \(complaint)\n") }
    input.forgetPaste()
    guard !isInteractive else { return }
    if status == .success { status = failure }
    if !keepsGoing { isLeaving = true }
  }
}
