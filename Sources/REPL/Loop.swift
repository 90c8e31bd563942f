import Foundation
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
  /// What `:set` and `:alias` change.
  var settings: Settings
  var aliases = Aliases()
  let rememberedLanguage: RememberedLanguage
  private let startFile: String?
  /// What a review has still to ask.
  private var reviews: [Review] = []
  /// The time that progress is written with.
  let now: () -> Date
  private let input: InputReader
  let isInteractive: Bool
  private let keepsGoing: Bool
  private let progress: KeptProgress

  /// What the first failure makes of the exit status, where nobody sits at the prompt.
  private var status = ExitStatus.success
  var isLeaving = false
  /// What the command that gave a pause up has still to do.
  private var afterPause: (() -> Void)?
  /// A time command or the lesson's code is running: what it printed is shown in its place, later.
  var isMuted = false
  var isPaused = false
  private var shownFault: Fault?
  /// Where the command that runs stands, if it is one of the start file.
  var place: String?
  /// How the last input can be mended, if it was refused.
  private(set) var mend: Mend?
  /// The ordinal after the last event that the learner has seen.
  var seen = 0
  /// The event whose past the learner looks at; `nil` in the present.
  var past: Int?
  /// The first event of the last input or time command.
  var lastStart = 0
  /// The pause at which the learner is, the innermost.
  var standing: Session.Pause?
  /// The app stood still while the input ran.
  var hasStood = false

  init(
    session: Session, reader: any LineReader, console: Console, isInteractive: Bool,
    keepsGoing: Bool = false, environment: [String: String] = [:],
    settings: Settings? = nil, startFile: String? = nil,
    now: @escaping () -> Date = { Date() }
  ) {
    self.session = session
    let settings = settings ?? Settings(.init(), else: Language(environment: environment))
    self.settings = settings
    self.startFile = startFile
    self.now = now
    let files = UserFiles(environment: environment)
    rememberedLanguage = RememberedLanguage(path: files.language)
    progress = KeptProgress(path: files.progress)
    lessonFolder = LessonFolder(environment: environment)
    self.isInteractive = isInteractive
    self.keepsGoing = keepsGoing
    display = Display(console, settings)
    input = InputReader(reader)
    progress.onTrouble = { [display] trouble in
      display.showError("\("layoutlab:", .warning) \(trouble)\n")
    }
    input.onLine = { [weak self] in self?.colour($0, prompt: $1, before: $2) }
    listen()
    reader.completer = { [weak self] line, offset in
      guard let self, coach?.isAsking != true else { return .none }
      return InputCompletion(loop: self, earlierLines: input.earlierLines)
        .completion(in: line, at: offset)
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
    speaking {
      if let startFile { begin(with: startFile) }
      for input in first { _ = perform(input, isPaused: false) }
    }
    while !isLeaving {
      switch speaking({
        next(prompt: pastPrompt ?? (coach?.isPlaying == true ? Prompt.play : Prompt.main))
      }) {
      case .stay, .giveUp: break
      case .move(let command): speaking { move(command) }
      case .end: isLeaving = true
      }
      let rest = afterPause
      afterPause = nil
      speaking {
        rest?()
        if let coach { display.show(muted { coach.notice() }) }
      }
    }
    speaking { if let coach { display.show(coach.farewell(summary)) } }
    display.flush()
    return isInteractive ? .success : status
  }

  // MARK: One input

  enum Step {
    case stay
    case move(Session.TimeCommand)
    /// Abandon the pause.
    case giveUp
    case end
  }

  func next(prompt: String, isPaused: Bool = false) -> Step {
    display.closeLine()
    let isAnswer = coach?.isAsking == true && !isPaused && past == nil
    switch isAnswer ? input.readAnswer(prompt: Prompt.answer) : input.read(prompt: prompt) {
    case .input(let text):
      return perform(text, isPaused: isPaused)
    case .interrupted(let wasEmpty):
      let hint = isPaused ? Phrase.howToLeavePause : .howToLeave
      if wasEmpty { display.show("\(hint, .quiet)\n") }
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

  func perform(_ text: String, isPaused: Bool) -> Step {
    guard settle() else { return .stay }
    switch Input(text) {
    case .nothing:
      if let coach, !isPaused {
        display.show(
          coach.isFinished && !reviews.isEmpty ? review(reviews) : muted { coach.take("") })
      }
      return .stay
    case .swift(let answer) where coach?.isAsking == true && !isPaused && past == nil:
      if let coach { display.show(muted { coach.take(answer) }) }
      return .stay
    case .swift(let source):
      guard past == nil else { return refuse(.pastIsForLooking) }
      return evaluate(source)
    case .command(let name, let argument) where aliases[name] != nil:
      guard let text = expansion(of: name, argument) else { return .stay }
      return perform(text, isPaused: isPaused)
    case .command(let name, let argument):
      let found = Command.named(name)
      guard let command = found.first, found.count == 1 else {
        fail(.usage, saying: Command.complaint(name, found))
        return .stay
      }
      if command.tellsAnswers, coach?.isAsking == true { return refuse(.answerFirst) }
      if past != nil, command.needsPresent {
        return refuse(command.group == .look ? .onlyPresent : .pastIsForLooking)
      }
      if isPaused, case .abandons(let thenRuns) = command.atPause {
        if thenRuns { afterPause = { [weak self] in _ = self?.perform(command, argument) } }
        return .giveUp
      }
      return perform(command, argument)
    }
  }

  private func perform(_ command: Command, _ argument: String) -> Step {
    let engine = session.engine
    switch command.run(argument, self) {
    case .show(let text):
      display.show(text)
    case .swift(let source):
      display.show("\(source, .emphasis)\n")
      return evaluate(source)
    case .open(let source, let file):
      return evaluate(source, file: file)
    case .stepInto(let source, let stepping):
      return evaluate(source, stepping: stepping)
    case .move(let time):
      return .move(time)
    case .leave:
      isLeaving = true
      return .end
    case .refused(let complaint):
      return refuse(complaint)
    case .notSwift(let diagnostics, let source):
      display.showError(diagnosticText(diagnostics, in: source))
      fail(.usage)
    }
    // `:undo` and `:reset` make another engine, whose past nobody has asked for.
    if session.isSettled, session.engine !== engine {
      seen = session.engine.events.count
      past = nil
    }
    return .stay
  }

  private func refuse(_ complaint: Phrase) -> Step {
    fail(.usage, saying: complaint)
    return .stay
  }

  // MARK: Swift

  @discardableResult
  func evaluate(
    _ source: String, file: String = "<prompt>", stepping: Session.TimeCommand? = nil
  ) -> Step {
    let (wasMuted, hadStood) = (isMuted, hasStood)
    isMuted = false
    hasStood = false
    defer { (isMuted, hasStood) = (wasMuted, hadStood) }

    guard settle() else { return .stay }
    let start = session.engine.events.count
    let evaluation = session.evaluate(source, file: file, stepping: stepping)
    mend =
      evaluation.ending == .refused
      ? Mend(source: source, diagnostics: evaluation.diagnostics) : nil
    display.showError(diagnosticText(evaluation.diagnostics, in: source))
    switch evaluation.ending {
    case .refused:
      if let hint = Command.hint(for: source) { display.showError(hint) }
      fail(.usage)
    case .faulted:
      show(evaluation)
    case .completed:
      if !isPaused { lastStart = start }
      if hasStood {
        showEvents(evaluation.events.filter { $0.ordinal >= seen }, withOutput: false)
      }
      if evaluation.isWaiting { display.show("\(Phrase.inputWaits, .quiet)\n") }
      if let value = evaluation.value { display.show(valueText(value, width: display.width)) }
      // Swift's own `exit` is a function: its name alone is no mistake, and yet means the command.
      if source.trimmingCharacters(in: .whitespacesAndNewlines) == "exit",
        let hint = Command.hint(for: source)
      {
        display.show(hint)
      }
      display.show(markText(Array(evaluation.events)))
      showWatches()
    }
    // After a fault the app is brought back when the next input needs it.
    guard session.isSettled else { return .stay }
    seen = session.engine.events.count
    if session.engine.faulted != nil { return .giveUp }
    return evaluation.resumedWith.map { .move($0) } ?? .stay
  }

  /// A tap that no Swift stands for, on the view that `expression` names.
  func tap(_ expression: String) -> Command.Outcome {
    guard !isPaused else {
      return .refused(.tapAtPause)
    }
    let evaluation = session.tap(expression)
    show(evaluation)
    return .show(markText(Array(evaluation.events)))
  }

  /// Brings the app back after a fault; false, and said so, if Ctrl-C has put that off.
  private func settle() -> Bool {
    guard !session.isSettled else { return true }
    guard session.settle() else {
      show(.interrupted)
      return false
    }
    seen = session.engine.events.count
    return true
  }

  func show(_ evaluation: Evaluation) {
    guard let fault = evaluation.fault, fault != shownFault else {
      if !isPaused { shownFault = nil }
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
    case .abandoned, .exit: break
    case .exception, .trap, .hang, .limit: fail(.failure)
    }
  }

  // MARK: A lesson

  /// Opens `lesson` in a fresh app; what it says first is returned.
  ///
  /// - Parameter place: where an earlier sitting ended.
  func begin(_ lesson: Lesson, from place: ProgressSummary.Place? = nil) -> Styled {
    reviews = []
    return open(lesson).map { coach in muted { coach.start(from: place) } } ?? ""
  }

  /// Puts the first of `reviews`, and the others after it.
  func review(_ reviews: [Review]) -> Styled {
    self.reviews = Array(reviews.dropFirst())
    guard let first = reviews.first, let coach = open(first.lesson) else { return "" }
    coach.run.isReview = true
    coach.run.reviewsLeft = self.reviews.count
    return muted { coach.start(from: nil) }
  }

  private func open(_ lesson: Lesson) -> Coach? {
    session = Session(rules: Rules(system: lesson.system), limits: settings.limits)
    listen()
    let coach = Coach(lesson, session: session, language: Voice.current.language) {
      [display] in display.width
    }
    coach.onProgress = { [progress] event in progress.add(event) }
    coach.run.now = now
    self.coach = coach
    return coach
  }

  func endLesson() { coach = nil }

  /// Puts an input that was not typed where the arrow keys find it.
  func remember(_ source: String) { input.remember(source) }

  /// What the learner's log says by now.
  var summary: ProgressSummary {
    ProgressSummary(progress.events)
  }

  /// The input that opens `name`, or else the lesson to take next; the list once all are done.
  func opening(lesson name: String?) throws(UsageError) -> String {
    guard let name = name ?? summary.next(in: lessonFolder.course())?.stem else {
      return ":lessons"
    }
    _ = try lessonFolder.lesson(name)
    return ":lesson \(name)"
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
  func fail(_ failure: ExitStatus, saying complaint: Phrase? = nil) {
    if let complaint { display.showError("\(place ?? "layoutlab:", .error) \(complaint)\n") }
    input.forgetPaste()
    guard !isInteractive else { return }
    if status == .success { status = failure }
    if !keepsGoing { isLeaving = true }
  }
}
