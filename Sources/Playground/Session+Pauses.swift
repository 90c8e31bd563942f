import SwiftScript
import UIKitEngine

/// Standing still on the way.
extension Session {
  /// The app comes through a place where it may stand still.
  func reached(_ point: StopPoint) {
    guard engine.faulted == nil, !isAsking else { return }
    points += 1
    if replayedPauses != nil { return answerAgain() }
    guard onPause != nil else { return }
    let reasons = reasons(at: point)
    if !reasons.isEmpty { stand(at: point, for: reasons) }
  }

  private func reasons(at point: StopPoint) -> [Pause.Reason] {
    var reasons: [Pause.Reason] = []
    if stepper?.stops(at: point, depth: engine.openSpans.count) == true { reasons.append(.step) }
    if let kind = point.coming {
      if !breakpoints.isEmpty { reasons += breakpoints(at: kind) }
      if let awaited, matches(awaited, TraceEvent(kind)) {
        reasons.append(.awaited(awaited, event: nil))
      }
    }
    if let awaited, let event = happened(awaited) {
      reasons.append(.awaited(awaited, event: event.ordinal))
    }
    if !watches.isEmpty { reasons += lookAtWatches().map { .watch($0) } }
    if engine.faulted != nil { return [] }
    return reasons
  }

  /// The event since the last look that is waited for; one that began was seen when it was to begin.
  private func happened(_ pattern: EventPattern) -> TraceEvent? {
    defer { awaitedFrom = engine.events.count }
    return engine.events[awaitedFrom...].first { event in
      switch event.kind {
      case .callbackBegan, .phaseBegan: false
      default: matches(pattern, event)
      }
    }
  }

  private func stand(at point: StopPoint, for reasons: [Pause.Reason]) {
    guard let onPause else { return }
    let index = pauses.count
    pauses.append(Recording.PauseAnswer(point: points))
    stepper = nil
    awaited = nil
    thenMove = nil
    pauseDepth += 1
    standing.append(index)
    let pause = pause(at: point, for: reasons)
    let outcome = onPause(pause)
    standing.removeLast()
    if case .engine(.callback) = point { shownLine = pause.line } else { shownLine = nil }
    pauseDepth -= 1
    pauses[index].outcome = outcome
    go(on: outcome)
  }

  /// While a recording is replayed: what was typed here, if anything was, is typed again.
  private func answerAgain() {
    guard let answer = replayedPauses?.first, answer.point == points else { return }
    replayedPauses?.removeFirst()
    pauseDepth += 1
    for input in answer.inputs {
      running.append(.code)
      if case .step(.line, _)? = input.stepping { watchLines() }
      _ = run(input.source, file: input.file)
      running.removeLast()
    }
    pauseDepth -= 1
    go(on: answer.outcome)
  }

  /// Code typed at a pause runs inside what is paused; it is recorded with the pause.
  func evaluateAtPause(_ source: String, file: String, stepping: TimeCommand?) -> Evaluation {
    let start = engine.events.count
    let outer = (stepper, awaited, goal)
    stepper = nil
    awaited = nil
    thenMove = nil
    if let stepping { take(up: stepping) }
    running.append(.code)
    var evaluation = run(source, file: file)
    running.removeLast()
    (stepper, awaited, goal) = outer
    evaluation.collect(engine.events, from: start)
    if let fault = engine.faulted {
      evaluation.ending = .faulted
      evaluation.fault = fault
    } else if evaluation.ending == .completed, let index = standing.last {
      pauses[index].inputs.append(
        Recording.Input(source: source, file: file, stepping: stepping))
      evaluation.resumedWith = thenMove
    }
    thenMove = nil
    return evaluation
  }

  // MARK: Where

  private func pause(at point: StopPoint, for reasons: [Pause.Reason]) -> Pause {
    var pause = Pause(
      reasons: reasons, phase: openPhase, call: nil, isBehind: false, line: currentLine,
      cause: engine.pendingCause, depth: pauseDepth, isInput: running.last == .code)
    switch point {
    case .engine(.phase(let phase)): pause.phase = phase
    case .engine(.phaseEnded(let phase)):
      pause.phase = phase
      pause.isBehind = true
    case .engine(.callback(let element, let callback)):
      pause.call = call(element, callback)
      if let place = place(of: callback, on: element) { pause.line = place }
    case .engine(.callbackEnded(let element, let callback)):
      pause.call = call(element, callback)
      pause.isBehind = true
    case .line(let line):
      pause.line = line
      if case .callbackBegan(let element, let callback)? = innermost {
        pause.call = call(element, callback)
      }
    }
    return pause
  }

  private func call(_ element: ElementName, _ callback: UIKitEngine.Callback) -> String {
    var element = element
    element.name = engine.currentName(of: element.id) ?? element.name
    return "\(element).\(callback.shortName)"
  }

  private var innermost: TraceEvent.Kind? { engine.openSpans.last.map { engine.events[$0].kind } }

  private var openPhase: Phase? {
    for ordinal in engine.openSpans.reversed() {
      if case .phaseBegan(let phase) = engine.events[ordinal].kind { return phase }
    }
    return nil
  }

  private var currentLine: SourceLine? {
    world.interpreter.machine.currentPlace.flatMap { source, line in
      source > 0 ? SourceLine(source: source, line: line) : nil
    }
  }

  /// Where the script's override of the callback begins, if it has one.
  private func place(of callback: UIKitEngine.Callback, on element: ElementName) -> SourceLine? {
    guard let hosted = engine.element(element.id) as? any ScriptHosted,
      let (source, line) = hosted.script.place(of: callback.name), source > 0
    else { return nil }
    return SourceLine(source: source, line: line)
  }
}

extension StopPoint {
  /// What is about to begin.
  var coming: TraceEvent.Kind? {
    switch self {
    case .engine(.phase(let phase)): .phaseBegan(phase)
    case .engine(.callback(let element, let callback)): .callbackBegan(element, callback)
    default: nil
    }
  }
}
