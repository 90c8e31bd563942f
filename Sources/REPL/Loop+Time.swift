import Playground
import Render
import UIKitEngine
import Words

/// Letting time go on, and standing still on the way.
extension Loop {
  func move(_ command: Session.TimeCommand) {
    isMuted = true
    let start = session.engine.clock.now
    let first = session.engine.events.count
    let evaluation = session.perform(command)
    isMuted = false
    // A command at a pause may have changed the language.
    speaking { show(evaluation, from: first, since: start) }
    if session.isSettled { seen = session.engine.events.count }
  }

  private func show(_ evaluation: Evaluation, from first: Int, since start: Double) {
    showEvents(evaluation.events.filter { $0.ordinal >= seen }, withOutput: true)
    display.showError(diagnosticText(evaluation.diagnostics, in: nil))
    show(evaluation)
    guard evaluation.ending == .completed else { return }
    lastStart = first
    if let missed = session.missed {
      display.show("\(Phrase.awaitedMissed(missed.text), .warning)\n")
    }
    showTime(since: start, wasIdle: evaluation.events.isEmpty)
    showWatches()
  }

  private func showTime(since start: Double, wasIdle: Bool) {
    let now = session.engine.clock.now
    if wasIdle {
      let next = session.engine.nextAlarm.map { Phrase.nothingUntil(secondsText($0)) }
      display.show("\(next ?? .nothingPending, .quiet)\n")
    }
    if now != start { display.show(clockText(now)) }
    if now != start || !wasIdle { showTravelling() }
  }

  /// What animations show now, between the old value and the new one.
  private func showTravelling() {
    guard settings.showsTrace else { return }
    display.show(
      travellingText(session.engine.travelling).shortened(head: 8, tail: 2) {
        "\("\(Phrase.moreEvents($0))\n", .quiet)"
      })
  }

  /// A prompt inside what is paused; it ends when the learner lets time go on, or gives up.
  func pause(at pause: Session.Pause) -> Session.PauseOutcome {
    let outer = (isMuted, isPaused, standing)
    isPaused = true
    hasStood = true
    standing = pause
    defer { (isMuted, isPaused, standing) = outer }

    // Another pause before may have changed the language.
    speaking {
      showEvents(Array(session.engine.events.dropFirst(seen)), withOutput: outer.0)
      display.show(text(pause))
    }
    while !isLeaving {
      switch speaking({ next(prompt: pastPrompt ?? prompt(at: pause), isPaused: true) }) {
      case .stay: break
      case .move(let command):
        // Only what happened since is news.
        seen = session.engine.events.count
        return .resume(command)
      case .giveUp: return .abandon
      case .end:
        if !isInteractive { isLeaving = true }
        return .abandon
      }
    }
    return .abandon
  }

  private func prompt(at pause: Session.Pause) -> String {
    pausePrompt(place(pause), depth: pause.depth, width: display.width)
  }

  /// While the learner looks at the past.
  var pastPrompt: String? {
    past.map { past in
      let last = session.engine.events.count - 1
      return pausePrompt(["\(Phrase.pastPrompt(past, of: last))"], depth: 1, width: display.width)
    }
  }

  private func place(_ pause: Session.Pause) -> [String] {
    var parts = [pause.phase?.title, pause.call].compactMap { $0 }
    if pause.isBehind, let last = parts.popLast() { parts.append("\(Phrase.after(last))") }
    if let line = pause.line, let name = session.listing.name(of: line.line, in: line.source) {
      parts.append("\(Phrase.programLine(name))")
    }
    return parts
  }

  /// Why the app stands, what brought it here, and the line of the program that it stands at.
  private func text(_ pause: Session.Pause) -> Styled {
    var text = Styled()
    for reason in pause.reasons {
      guard let phrase = phrase(reason) else { continue }
      text += "\(phrase, .note)\n"
    }
    let events = session.engine.events
    if let cause = pause.cause,
      let because = becauseText(cause, among: events, listing: session.listing)
    {
      text += "\(because, .quiet)\n"
    }
    if let line = pause.line {
      text += codeText(session.listing.excerpt(around: line.line, in: line.source))
    }
    return text
  }

  private func phrase(_ reason: Session.Pause.Reason) -> Phrase? {
    switch reason {
    case .step: nil
    case .breakpoint(let number):
      session.breakpoints.first { $0.number == number }
        .map { .breakpointReached(number, $0.pattern.text) }
    case .watch(let change): phrase(change)
    case .awaited(let pattern, let event):
      event.map { .awaitedCame(pattern.text, $0) } ?? .awaitedComes(pattern.text)
    }
  }

  private func phrase(_ change: Session.WatchChange) -> Phrase {
    .watchChanged(change.number, change.expression, from: change.old, to: change.new)
  }

  /// What is watched and has another value since the last look.
  func showWatches() {
    guard !session.watches.isEmpty, session.engine.faulted == nil else { return }
    for change in session.lookAtWatches() { display.show("\(phrase(change), .note)\n") }
  }

  /// - Parameter withOutput: what was printed is told too; where code runs it is on the screen.
  func showEvents(_ events: [TraceEvent], withOutput: Bool) {
    defer { seen = session.engine.events.count }
    guard settings.showsTrace else { return }
    let news = withOutput ? events : events.filter { $0.sort != .print }
    let text = traceText(
      news, among: session.engine.events, filter: .whatHappened, listing: session.listing)
    display.show(
      text.shortened(head: 24, tail: 6) {
        "\("      \(Phrase.moreEvents($0))\n", .quiet)"
      })
  }
}
