import Playground
import Render
import Terminal
import UIKitEngine

/// Read an input, do it, show what it did; until the input ends.
public final class Loop {
  let session: Session
  let display: Display
  private let input: InputReader
  private let isInteractive: Bool
  private let keepsGoing: Bool

  /// What the first failure makes of the exit status, where nobody sits at the prompt.
  private var status = ExitStatus.success
  private var isLeaving = false
  /// What the command that gave a pause up has still to do.
  private var afterPause: (() -> Void)?
  /// A time command is running: its trace shows the program's output in its place.
  private var isMoving = false
  /// The ordinal after the last event that the learner has seen.
  private var seen = 0

  public init(
    session: Session, reader: any LineReader, console: Console, isInteractive: Bool,
    keepsGoing: Bool = false
  ) {
    self.session = session
    self.isInteractive = isInteractive
    self.keepsGoing = keepsGoing
    display = Display(console)
    input = InputReader(reader)
    session.onOutput = { [weak self] in self?.programPrinted($0) }
    session.onConsole = { [weak self] in self?.uikitWrote($0) }
    session.onPause = { [weak self] in self?.pause(at: $0) ?? .abandon }
    reader.completer = { completion(in: $0, at: $1, session: session) }
  }

  public func run() -> ExitStatus {
    seen = session.engine.events.count
    while !isLeaving {
      switch next(prompt: "lab> ") {
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
    switch input.read(prompt: prompt) {
    case .input(let text):
      return perform(text, isPaused: isPaused)
    case .interrupted(let wasEmpty):
      if wasEmpty { display.show("\("Ctrl-D or :quit leaves.", .quiet)\n") }
      return .stay
    case .end:
      if !isInteractive, Interrupts.take() { status = .interrupted }
      return .end
    case .unreadable(let problem):
      let byte = String(problem.byte, radix: 16)
      fail(
        .usage,
        saying: "line \(problem.line) is not UTF-8 text: byte \(problem.offset) is 0x\(byte)")
      return .end
    }
  }

  private func perform(_ text: String, isPaused: Bool) -> Step {
    switch Input(text) {
    case .nothing:
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
    let wasMoving = isMoving
    isMoving = false
    defer { isMoving = wasMoving }

    let evaluation = session.evaluate(source, file: file)
    display.showError(diagnosticText(evaluation.diagnostics, in: source))
    switch evaluation.ending {
    case .refused:
      fail(.usage)
    case .faulted:
      show(evaluation.fault)
    case .completed:
      if let value = evaluation.value { display.show(valueText(value.text, type: value.type)) }
      display.show(markText(evaluation.events))
    }
    seen = session.engine.events.count
  }

  private func show(_ fault: Fault?) {
    guard let fault else { return }
    display.showError(faultText(fault))
    if isInteractive {
      display.showError("\("The app is as it was before that input.", .quiet)\n")
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
    isMoving = true
    let evaluation = session.perform(command)
    isMoving = false
    showEvents(evaluation.events.filter { $0.ordinal >= seen })
    display.showError(diagnosticText(evaluation.diagnostics, in: nil))
    show(evaluation.fault)
    seen = session.engine.events.count
  }

  /// A prompt inside what is paused; it ends when the learner lets time go on, or gives up.
  private func pause(at pause: Session.Pause) -> Session.PauseOutcome {
    let wasMoving = isMoving
    defer { isMoving = wasMoving }

    showEvents(Array(session.engine.events.dropFirst(seen)))
    display.show(pauseText(place: pause.place, line: pause.line, depth: pause.depth))
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
    display.show(traceText(events, among: session.engine.events, filter: .whatHappened))
    seen = session.engine.events.count
  }

  // MARK: What comes meanwhile

  private func programPrinted(_ text: String) {
    if !isMoving { display.showProgramOutput(text) }
  }

  private func uikitWrote(_ text: String) {
    if !isMoving { display.showError(Styled(text.hasSuffix("\n") ? text : text + "\n", .warning)) }
  }

  /// Remembers a failure and says why; it ends the loop where nobody sits at the prompt.
  private func fail(_ failure: ExitStatus, saying complaint: String? = nil) {
    if let complaint { display.showError("\("layoutlab:", .error) \(complaint)\n") }
    input.forgetPaste()
    guard !isInteractive else { return }
    if status == .success { status = failure }
    if !keepsGoing { isLeaving = true }
  }
}
