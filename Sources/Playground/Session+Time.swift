import SwiftScript
import UIKitEngine

/// Moving virtual time.
extension Session {
  /// What the turn that runs has still to do once it is over.
  enum Goal: Hashable {
    /// As it was meant.
    case keep
    /// Nothing more.
    case endOfTurn
    /// What the learner wanted at a pause.
    case change(TimeCommand)
  }

  /// Ends the event handler, does what `command` says, and begins the next handler.
  func move(_ command: TimeCommand) {
    running.append(.time)
    take(up: command)
    var next: TimeCommand? = command
    while let command = next, engine.faulted == nil {
      goal = .keep
      drive(command)
      next = if case .change(let command) = goal { command } else { nil }
    }
    running.removeLast()
    stepper = nil
    missed = awaited
    awaited = nil
    if engine.faulted == nil { engine.enterHandler() }
  }

  private func drive(_ command: TimeCommand) {
    let goesOn = { [unowned self] in goal == .keep }
    switch command {
    case .step, .turn, .proceed: engine.turn()
    case .run(let limit), .until(_, let limit):
      runEnding = engine.run(until: engine.now + limit, goesOn: goesOn)
    case .advance(let seconds): engine.advance(by: seconds, goesOn: goesOn)
    }
  }

  /// From now on the app stands still where `command` wants it.
  func take(up command: TimeCommand) {
    stepper = nil
    switch command {
    case .step(let stride, let count):
      stepper = Stepper(
        stride: stride, left: count, depth: engine.openSpans.count, shown: shownLine)
      if stride == .line { watchLines() }
    case .until(let pattern, _):
      awaited = pattern
      awaitedFrom = engine.events.count
    case .turn, .run, .advance: awaited = nil
    case .proceed: break
    }
  }

  /// What stands goes on.
  func go(on outcome: PauseOutcome) {
    guard case .resume(let command) = outcome else {
      return engine.fault(Fault(.abandoned, "the pause was given up"))
    }
    take(up: command)
    let isInput = running.last == .code
    thenMove = nil
    switch command {
    case .proceed: break
    case .step: if !isInput { goal = .endOfTurn }
    case .turn:
      if isInput { thenMove = command } else { goal = .endOfTurn }
    case .run, .advance, .until:
      if isInput { thenMove = command } else { goal = .change(command) }
    }
  }

  // MARK: Lines

  func watchLines() {
    guard world.interpreter.machine.onLine == nil else { return }
    world.interpreter.machine.onLine = { [unowned self] source, line in
      guard source > 0 else { return }
      reached(.line(SourceLine(source: source, line: line)))
    }
  }

  func stopWatchingLines() {
    if world.interpreter.machine.onLine != nil { world.interpreter.machine.onLine = nil }
  }
}
