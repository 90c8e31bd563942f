import SwiftScript
import UIKitEngine

/// Taking back and doing again: a session is its inputs.
extension Session {
  /// Takes back the last input or time command that did something; `false` if there was none.
  ///
  /// What only looked at a value goes with it.
  public func undo() -> Bool {
    guard pauseDepth == 0, let last = recordings.lastIndex(where: { !$0.isPlain }) else {
      return false
    }
    undone.append(Array(recordings[last...]))
    recordings.removeSubrange(last...)
    rebuild()
    return true
  }

  /// Does again what was taken back last; `false` if nothing was.
  public func redo() -> Bool {
    guard pauseDepth == 0, let batch = undone.popLast() else { return false }
    Engine.current = engine
    for recording in batch {
      replay(recording)
      recordings.append(recording)
    }
    return true
  }

  /// The input or time command that ``undo()`` would take back.
  public var lastAction: String? { recordings.last { !$0.isPlain }?.text }
  /// The one that ``redo()`` would do again.
  public var nextAction: String? { undone.last?.first?.text }

  public func reset() {
    recordings = []
    undone = []
    rebuild()
  }

  /// A fresh world, brought to where the recordings lead, without a sound.
  func rebuild() {
    takeBack()
    _ = settle(mayStop: false)
  }

  /// Ends the world; it is brought back as it was before the last action once somebody needs it.
  ///
  /// That may take as long as all that was done before, and a learner who has pressed Ctrl-C wants
  /// the prompt.
  func takeBack() {
    lastWorld.tearDown()
    isStale = true
    pauseDepth = 0
  }

  /// Whether the app stands where the recordings lead.
  public var isSettled: Bool { !isStale }

  /// Brings the app to where the recordings lead, if it is not there.
  ///
  /// - Returns: false if Ctrl-C has put that off.
  public func settle() -> Bool { settle(mayStop: true) }

  func settle(mayStop: Bool) -> Bool {
    guard isStale else { return true }
    // The library is the same for every app: what it has read of its rows need not be read again.
    lastWorld = World(rules: rules, library: lastWorld.interpreter.library)
    isStale = false
    maySettleLater = mayStop
    defer { maySettleLater = false }
    // Muted from the first event on.
    let outer = replayedPauses
    replayedPauses = []
    begin()
    Engine.current = engine
    replayedPauses = outer
    for recording in recordings {
      replay(recording)
      if mayStop, engine.faulted?.kind == .interrupted {
        takeBack()
        return false
      }
    }
    for index in watches.indices {
      watches[index].value = ask(watches[index].expression)?.text ?? watches[index].value
    }
    return true
  }

  /// Does again what was done, with the same answers at the same pauses, and tells nobody.
  private func replay(_ recording: Recording) {
    let outer = replayedPauses
    replayedPauses = recording.pauses
    prepare()
    switch recording.action {
    case .code(let source, let file):
      running.append(.code)
      if case .step(.line, _)? = recording.stepping { watchLines() }
      _ = run(source, file: file)
      running.removeLast()
    case .time(let command): move(command)
    case .tap(let expression): touch(expression)
    }
    stopWatchingLines()
    replayedPauses = outer
  }

  /// The program that led here: each accepted input, in order; time commands as comments.
  public var source: String {
    recordings.map { recording in
      switch recording.action {
      case .code(let source, _): source
      case .time(let command): "// \(command.spelling)"
      case .tap(let expression): "// :tap \(expression)"
      }
    }.joined(separator: "\n") + (recordings.isEmpty ? "" : "\n")
  }
}
