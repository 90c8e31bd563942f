import SwiftScript
import UIKitEngine

/// One learner's app, from launch state on: Swift goes in, evaluations come out.
@MainActor public final class Session {
  /// How much one input or time command may use; counts, never seconds.
  public struct Limits {
    /// Backward jumps and calls of the script; `nil` for no limit.
    public var steps: Int?
    /// Things that happen, of which each is remembered; `nil` for no limit.
    public var events: Int?
    /// Megabytes that the script may take; `nil` for no limit.
    public var memory: Int?

    public init(steps: Int? = nil, events: Int? = nil, memory: Int? = nil) {
      self.steps = steps
      self.events = events
      self.memory = memory
    }

    func hold(_ machine: Machine) {
      machine.limits.steps = steps
      machine.limits.memory = memory.map { $0 * 1_000_000 }
    }

    /// For a whole program: only memory, which a machine has so much of.
    public static let program = Limits(memory: 2000)

    /// For a prompt: far more than a program needs, and little enough to end in time.
    public static let prompt = Limits(
      steps: 100_000_000, events: 500_000, memory: 1000)
  }

  /// What runs.
  enum Running: Hashable {
    case code, time
  }

  public internal(set) var rules: Rules
  /// Counts for what runs from now on.
  public var limits: Limits {
    didSet { limits.hold(lastWorld.interpreter.machine) }
  }
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
  /// Polled while a script runs and before each phase and callback; true stops it as Ctrl-C does.
  public var isInterrupted: () -> Bool = { false }

  public internal(set) var breakpoints: [Breakpoint] = []
  public internal(set) var watches: [Watch] = []
  /// Numbers breakpoints and watches.
  var stopsMade = 0

  /// The app and its script; done again first, if it has been taken back.
  var world: World {
    if isStale { _ = settle(mayStop: false) }
    return lastWorld
  }
  /// The same, as it may be after a fault: over.
  var lastWorld: World
  /// The last action was taken back, and what led up to it is still to be done again.
  var isStale = false
  /// Ctrl-C may put that off once more.
  var maySettleLater = false
  var recordings: [Recording] = []
  /// What `undo()` took back, the last of it last.
  var undone: [[Recording]] = []

  /// What runs, outermost first: the action, and the code typed at its pauses.
  var running: [Running] = []
  /// How far the app is to go before it stands still.
  var stepper: Stepper?
  /// The line that a callback's override begins with, if the app stands before it.
  var shownLine: SourceLine?
  /// What is waited for, and from which event on.
  var awaited: EventPattern?
  var awaitedFrom = 0
  /// What the last time command waited for in vain.
  public internal(set) var missed: EventPattern?
  var goal = Goal.keep
  /// The time command with which the learner left a pause of typed code.
  var thenMove: TimeCommand?

  /// How many places the action has come through where it might have stood still.
  var points = 0
  /// The answers at the pauses of the action that runs.
  var pauses: [Recording.PauseAnswer] = []
  /// Which of them the app stands at, outermost first.
  var standing: [Int] = []
  /// What is left of a recording that is being replayed; `nil` while the learner acts.
  var replayedPauses: [Recording.PauseAnswer]?
  var pauseDepth = 0
  /// A question is asked: it comes through no places.
  var isAsking = false
  /// How the last `.run` ended.
  public internal(set) var runEnding: Engine.RunEnding?

  /// What is evaluated is a program: the value of its last statement is nobody's.
  public var isOfPrograms = false

  /// Something may follow what has failed, which is taken back for that; `true` at first.
  public var isToGoOn = true

  public init(rules: Rules = .ios17, limits: Limits = Limits()) {
    self.rules = rules
    self.limits = limits
    lastWorld = World(rules: rules, library: UIKitBindings.library())
    begin()
  }

  isolated deinit {
    lastWorld.tearDown()
  }

  /// Brings a new world to its launch state and listens to it.
  func begin() {
    let world = lastWorld
    limits.hold(world.interpreter.machine)
    // What was accepted once is done again whole, even if Ctrl-C brought us here; or not at all yet.
    let isStopped = { [unowned self] in (!isReplaying || maySettleLater) && isInterrupted() }
    world.interpreter.machine.isInterrupted = isStopped
    world.launch()
    world.engine.isInterrupted = isStopped
    world.engine.onOutput = { [unowned self] text in if !isReplaying { onOutput?(text) } }
    world.engine.onConsole = { [unowned self] text in if !isReplaying { onConsole?(text) } }
    world.engine.onEvent = { [unowned self] event in if !isReplaying { onEvent?(event) } }
    world.engine.pauseHandler = { [unowned self] in reached(.engine($0)) }
  }

  private var isReplaying: Bool { replayedPauses != nil }
  /// Whether an input or time command runs, or stands at a pause.
  var isActing: Bool { !running.isEmpty }

  // MARK: Input

  /// Checks `source` as one file and runs it statement by statement inside the event handler.
  ///
  /// On a fault the session is rebuilt as it was before.
  ///
  /// - Parameter stepping: how far it is to go before it stands still for the first time.
  public func evaluate(
    _ source: String, file: String = "<prompt>", stepping: TimeCommand? = nil
  ) -> Evaluation {
    if pauseDepth > 0 { return evaluateAtPause(source, file: file, stepping: stepping) }
    return act(Recording(action: .code(source, file: file), stepping: stepping)) {
      running.append(.code)
      if let stepping { take(up: stepping) }
      let evaluation = run(source, file: file)
      running.removeLast()
      stepper = nil
      return evaluation
    }
  }

  /// Ends the event handler and moves time; at a pause nothing happens, for time commands never nest.
  public func perform(_ command: TimeCommand) -> Evaluation {
    guard !isActing else { return Evaluation() }
    return act(Recording(action: .time(command))) {
      move(command)
      return Evaluation()
    }
  }

  /// Does something that is taken back whole if it faults, and recorded if not.
  func act(_ recording: Recording, _ body: () -> Evaluation) -> Evaluation {
    guard settle() else { return .interrupted }
    Engine.current = engine
    prepare()
    let start = engine.events.count
    var evaluation = body()
    stopWatchingLines()
    running = []
    evaluation.collect(engine.events, from: start)
    evaluation.resumedWith = thenMove
    if let fault = engine.faulted {
      evaluation.ending = .faulted
      evaluation.fault = fault
      if isToGoOn { takeBack() }
    } else if evaluation.ending == .completed {
      var recording = recording
      recording.pauses = pauses
      recording.isPlain = evaluation.events.isEmpty && recording.action.onlyLooks
      recordings.append(recording)
      if !recording.isPlain { undone = [] }
    }
    return evaluation
  }

  /// Before an action: its counts begin at 0.
  func prepare() {
    points = 0
    pauses = []
    standing = []
    missed = nil
    awaited = nil
    thenMove = nil
    engine.eventLimit = limits.events.map { engine.events.count + $0 }
  }

  /// Runs a whole file's worth of Swift in the world as it is.
  func run(_ source: String, file: String) -> Evaluation {
    world.interpreter.machine.forgetSteps()
    world.interpreter.sourceNumber = world.listing.add(source, file: file)
    var result = world.interpreter.run(source, file: file, isPrompt: !isOfPrograms)
    if !result.wasRefused, result.stop == nil, engine.faulted == nil {
      start(source, file: file, &result)
    }
    var evaluation = Evaluation(diagnostics: result.diagnostics)
    evaluation.stackTrace = result.trace.map(describe)
    evaluation.isWaiting = result.isWaiting && engine.faulted == nil
    if result.wasRefused {
      evaluation.ending = .refused
      world.listing.removeLast()
    }
    if let value = result.value, engine.faulted == nil {
      evaluation.value = EvaluatedValue(
        text: value.text, type: value.type, console: result.console?.line,
        tree: result.console?.tree, more: result.console?.more ?? 0)
    }
    return evaluation
  }

  /// `Card.layoutSubviews() at line 12: label.frame = bounds`.
  private func describe(_ call: Machine.Call) -> String {
    guard call.file == "<prompt>", let line = listing.name(of: call.line, in: call.source) else {
      return "\(call.name) at \(call.file):\(call.line)"
    }
    let code = listing.code(at: call.line, in: call.source).map { ": \($0)" } ?? ""
    return "\(call.name) at line \(line)\(code)"
  }

  // MARK: Asking

  /// The texts that the session was given.
  public var listing: Listing { world.listing }

  /// Whether the parser sees more to come: an open bracket, string or block.
  public static func isIncomplete(_ source: String) -> Bool {
    Interpreter.isIncomplete(source)
  }
}
