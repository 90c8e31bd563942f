import SwiftScript
import UIKitEngine

/// One learner's app, from launch state on: Swift goes in, evaluations come out.
@MainActor public final class Session {
  /// A command that moves virtual time.
  public enum TimeCommand: Hashable {
    /// Stop before the next phase that has work.
    case step
    /// Stop before the next callback.
    case stepIn
    /// Until the loop is about to sleep.
    case turn
    /// Until nothing is pending, or `limit` virtual seconds have passed.
    case run(limit: Double)
    /// Every turn that is due in the next `seconds` of virtual time.
    case advance(seconds: Double)
  }

  /// What to do at a pause.
  public enum PauseOutcome: Hashable {
    case resume(TimeCommand)
    /// Give up the input or time command that is running; the session is as it was before it.
    case abandon
  }

  /// A place where a time command stopped with the engine's stack still standing.
  public struct Pause {
    /// Where, as the prompt shows it: `layout · card.layoutSubviews`.
    public var place: String
    /// The script line that is about to run or is running.
    public var line: Int?
    /// 1 for a pause of a top-level command.
    public var depth: Int
  }

  /// How much a program may use; counts, never seconds.
  public struct Limits {
    /// Backward jumps and calls of the script; `nil` for no limit.
    public var steps: Int?

    public init(steps: Int? = nil) {
      self.steps = steps
    }
  }

  public let rules: Rules
  public let limits: Limits
  /// The running app; another object after a fault, `undo()` or `reset()`.
  public var engine: Engine { world.engine }

  /// Called at each pause; code evaluated meanwhile runs inside the paused callback.
  public var onPause: ((Pause) -> PauseOutcome)?
  /// Receives what the program prints, as it prints it.
  public var onOutput: ((String) -> Void)?
  /// Receives what UIKit writes to the console, as it writes it.
  public var onConsole: ((String) -> Void)?
  /// Receives each event as it happens.
  public var onEvent: ((TraceEvent) -> Void)?
  /// Polled while a script runs; true stops it as Ctrl-C does.
  public var isInterrupted: () -> Bool = { false }

  var world: World
  var recordings: [Recording] = []
  /// How the time command that runs wants to stop, if it does.
  var stepping: TimeCommand?
  /// The answers at the pauses of the action that runs.
  var pauses: [Recording.PauseAnswer] = []
  /// What is left of a recording that is being replayed; `nil` while the learner acts.
  var replayedPauses: [Recording.PauseAnswer]?
  var pauseDepth = 0
  /// What the action goes on with once the turn that was stepped through is over.
  var continuation: TimeCommand?
  /// The phases that the action has come through, for the name of a place.
  var phases: [Phase] = []
  /// How the last `.run` ended.
  public internal(set) var runEnding: Engine.RunEnding?

  public init(rules: Rules = .ios17, limits: Limits = Limits()) {
    self.rules = rules
    self.limits = limits
    world = World(rules: rules, library: UIKitBindings.library())
    begin()
  }

  isolated deinit {
    world.tearDown()
  }

  /// Brings a new world to its launch state and listens to it.
  private func begin() {
    let world = world
    world.interpreter.machine.limits.steps = limits.steps
    world.interpreter.machine.isInterrupted = { [unowned self] in isInterrupted() }
    world.launch()
    world.engine.onOutput = { [unowned self] text in if !isReplaying { onOutput?(text) } }
    world.engine.onConsole = { [unowned self] text in if !isReplaying { onConsole?(text) } }
    world.engine.onEvent = { [unowned self] event in if !isReplaying { onEvent?(event) } }
    world.engine.pauseHandler = { [unowned self] in reached($0) }
  }

  private var isReplaying: Bool { replayedPauses != nil }

  // MARK: Input

  /// Checks `source` as one file and runs it statement by statement inside the event handler.
  ///
  /// On a fault the session is rebuilt as it was before.
  public func evaluate(_ source: String, file: String = "<prompt>") -> Evaluation {
    if pauseDepth > 0 { return evaluateAtPause(source, file: file) }
    return act(.code(source, file: file))
  }

  /// Ends the event handler and moves time.
  public func perform(_ command: TimeCommand) -> Evaluation {
    act(.time(command))
  }

  private func act(_ action: Recording.Action) -> Evaluation {
    Engine.current = engine
    pauses = []
    let start = engine.events.count
    var evaluation = Evaluation()
    switch action {
    case .code(let source, let file): evaluation = run(source, file: file)
    case .time(let command): move(command)
    }
    evaluation.collect(engine.events[start...])
    if let fault = engine.faulted {
      evaluation.ending = .faulted
      evaluation.fault = fault
      rebuild()
    } else if evaluation.ending == .completed {
      recordings.append(Recording(action: action, pauses: pauses))
    }
    return evaluation
  }

  /// Runs a whole file's worth of Swift in the world as it is.
  func run(_ source: String, file: String) -> Evaluation {
    let result = world.interpreter.run(source, file: file, isPrompt: true)
    var evaluation = Evaluation(diagnostics: result.diagnostics)
    if result.wasRefused { evaluation.ending = .refused }
    if let value = result.value, engine.faulted == nil {
      evaluation.value = EvaluatedValue(
        text: value.text, type: value.type, console: result.console?.line,
        tree: result.console?.tree)
    }
    evaluation.stackTrace = result.trace.map { "\($0.name) at \($0.file):\($0.line)" }
    return evaluation
  }

  // MARK: The past

  /// Takes the last input or time command back; `false` if there was none.
  public func undo() -> Bool {
    guard pauseDepth == 0, !recordings.isEmpty else { return false }
    recordings.removeLast()
    rebuild()
    return true
  }

  public func reset() {
    recordings = []
    rebuild()
  }

  /// A fresh world, brought to where the recordings lead, without a sound.
  private func rebuild() {
    let old = world
    old.tearDown()
    world = World(rules: rules, library: UIKitBindings.library())
    begin()
    Engine.current = engine
    let outer = replayedPauses
    for recording in recordings {
      replayedPauses = recording.pauses
      switch recording.action {
      case .code(let source, let file): _ = run(source, file: file)
      case .time(let command): move(command)
      }
    }
    replayedPauses = outer
    pauseDepth = 0
  }

  /// The program that led here: each accepted input, in order; time commands as comments.
  public var source: String {
    recordings.map { recording in
      switch recording.action {
      case .code(let source, _): source
      case .time(let command): "// \(command.spelling)"
      }
    }.joined(separator: "\n") + (recordings.isEmpty ? "" : "\n")
  }

  // MARK: Asking

  /// Whether the parser sees more to come: an open bracket, string or block.
  public static func isIncomplete(_ source: String) -> Bool {
    Interpreter.isIncomplete(source)
  }

  /// The names that may follow the text before the cursor: members after a dot, names in scope, types.
  public func completions(in line: String, at utf8Offset: Int) -> [String] {
    world.interpreter.completions(in: line, at: utf8Offset)
  }

  /// The view that `expression` names or evaluates to; it is not recorded.
  public func view(named expression: String) -> UIView? {
    object(named: expression) as? UIView
  }

  /// The object that `expression` names or evaluates to, `UIView#3` and addresses included; it is
  /// not recorded.
  public func object(named expression: String) -> AnyObject? {
    Engine.current = engine
    if let object = engine.object(called: expression) { return object }
    let result = world.interpreter.run(expression, file: "<prompt>", isPrompt: true)
    return result.wasRefused ? nil : result.rawValue?.object
  }
}
