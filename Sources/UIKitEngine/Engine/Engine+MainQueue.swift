extension Engine {
  /// Puts `body` into the main queue.
  func enqueue(_ body: @escaping () -> Void) {
    guard faulted == nil else { return }
    mainLoop.enqueue(body)
  }

  /// Puts `body` into the main queue `seconds` from now.
  func enqueue(after seconds: Double, _ body: @escaping () -> Void) {
    guard faulted == nil else { return }
    mainLoop.schedule(.block(body), at: clock.now + max(0, seconds))
  }

  var hasDueBlocks: Bool {
    mainLoop.alarms.contains { alarm in
      guard alarm.due <= clock.now, case .block = alarm.wake else { return false }
      return true
    }
  }

  /// Runs what stands in the queue now; what these blocks add waits for the next turn.
  ///
  /// Evidence: V-098.
  func serveMainQueue() {
    for alarm in mainLoop.alarms where alarm.due <= clock.now {
      guard case .block(let body) = alarm.wake else { continue }
      mainLoop.blocks.append(MainLoop.Block(number: alarm.number, body: body))
      mainLoop.alarms.removeAll { $0.number == alarm.number }
    }
    guard !mainLoop.blocks.isEmpty else { return }
    phase(.mainQueue) {
      let blocks = mainLoop.blocks
      mainLoop.blocks = []
      for block in blocks {
        guard faulted == nil else { return }
        record(.blockRan(number: block.number))
        block.body()
      }
    }
  }

  /// Fires the timers that are due; `false` if none was.
  func fireDueTimers() -> Bool {
    let due = mainLoop.alarms.filter { alarm in
      guard alarm.due <= clock.now, case .timer = alarm.wake else { return false }
      return true
    }
    guard !due.isEmpty else { return false }
    phase(.timers) {
      for alarm in due {
        guard faulted == nil, case .timer(let timer) = alarm.wake, timer.isValid else { continue }
        mainLoop.alarms.removeAll { $0.number == alarm.number }
        timer.rearm(after: alarm.due, in: self)
        record(.timerFired(number: alarm.number))
        timer.fire()
      }
    }
    return true
  }

  /// Evidence: V-005, C-019.
  func runAfterCommit() {
    guard faulted == nil, !mainLoop.afterCommit.isEmpty else { return }
    phase(.afterCommit) {
      let bodies = mainLoop.afterCommit
      mainLoop.afterCommit = []
      for body in bodies where faulted == nil { body() }
    }
  }

  func afterCommit(_ controller: UIViewController) {
    afterCommit { controller.finishTransition() }
  }

  func afterCommit(_ body: @escaping () -> Void) {
    guard faulted == nil else { return }
    mainLoop.afterCommit.append(body)
    mainLoop.onWork?()
  }
}
