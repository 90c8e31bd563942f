import SwiftScript
import UIKitEngine

/// Moving virtual time, and standing still on the way.
extension Session {
  /// Ends the event handler, does what `command` says, and begins the next handler.
  func move(_ command: TimeCommand) {
    stepping = nil
    continuation = nil
    switch command {
    case .step, .stepIn:
      stepping = command
      engine.turn()
    case .turn: engine.turn()
    case .run(let limit): runOn(limit)
    case .advance(let seconds): engine.advance(by: seconds)
    }
    while engine.faulted == nil, let next = continuation {
      continuation = nil
      switch next {
      case .run(let limit): runOn(limit)
      case .advance(let seconds): engine.advance(by: seconds)
      case .step, .stepIn, .turn: break
      }
    }
    stepping = nil
    if engine.faulted == nil { engine.enterHandler() }
  }

  private func runOn(_ limit: Double) {
    runEnding = engine.run(until: limit)
  }

  /// The engine is about to begin a phase or to call something.
  func reached(_ point: PausePoint) {
    guard let mode = stepping, pauseDepth == 0 || replayedPauses != nil, engine.faulted == nil
    else { return }
    if case .callback = point, mode != .stepIn { return }
    if pauseDepth > 0 { return }
    if case .phase(let phase) = point {
      phases.append(phase)
      // The commit is the frame of its phases, not a stop of its own.
      if phase == .commit || phase == .beforeWaiting { return }
    }
    stand(at: point)
  }

  private func stand(at point: PausePoint) {
    if var replayed = replayedPauses {
      guard !replayed.isEmpty else { return }
      let answer = replayed.removeFirst()
      replayedPauses = replayed
      pauseDepth += 1
      for input in answer.inputs { _ = run(input.source, file: input.file) }
      pauseDepth -= 1
      go(on: answer.outcome)
      return
    }
    guard let onPause else { return }
    pauses.append(Recording.PauseAnswer())
    pauseDepth += 1
    let outcome = onPause(
      Pause(place: place(of: point), line: world.interpreter.machine.currentLine, depth: pauseDepth)
    )
    pauseDepth -= 1
    pauses[pauses.count - 1].outcome = outcome
    go(on: outcome)
  }

  private func go(on outcome: PauseOutcome) {
    switch outcome {
    case .resume(let command):
      switch command {
      case .step, .stepIn: stepping = command
      case .turn: stepping = nil
      case .run, .advance:
        stepping = nil
        continuation = command
      }
    case .abandon:
      engine.fault(Fault(.abandoned, "the pause was given up"))
    }
  }

  /// Code typed at a pause runs inside what is paused; it is recorded with the pause.
  func evaluateAtPause(_ source: String, file: String) -> Evaluation {
    let start = engine.events.count
    let outer = stepping
    stepping = nil
    var evaluation = run(source, file: file)
    stepping = outer
    evaluation.collect(engine.events[start...])
    if let fault = engine.faulted {
      evaluation.ending = .faulted
      evaluation.fault = fault
    } else if evaluation.ending == .completed, !pauses.isEmpty {
      pauses[pauses.count - 1].inputs.append((source, file))
    }
    return evaluation
  }

  /// As the prompt shows it: `layout · card.layoutSubviews`.
  private func place(of point: PausePoint) -> String {
    switch point {
    case .phase(let phase): phase.title
    case .callback(let element, let callback):
      [phases.last?.title, "\(element).\(callback)"].compactMap { $0 }.joined(separator: " · ")
    }
  }
}

extension Session.TimeCommand {
  /// As the learner types it.
  public var spelling: String {
    switch self {
    case .step: ":step"
    case .stepIn: ":step in"
    case .turn: ":turn"
    case .run: ":run"
    case .advance(let seconds): ":advance \(seconds)"
    }
  }
}
