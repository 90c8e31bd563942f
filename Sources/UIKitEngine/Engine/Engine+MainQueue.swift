extension Engine {
  /// Puts `body` into the main queue.
  func enqueue(_ body: @escaping () -> Void) {
    guard faulted == nil else { return }
    mainLoop.enqueue(body)
  }

  /// Puts `body` into the main queue `seconds` from now.
  func enqueue(after seconds: Double, _ body: @escaping () -> Void) { wake(after: seconds, body) }

  /// The same.
  ///
  /// - Returns: the number by which `MainLoop.cancel(_:)` knows it.
  @discardableResult
  func wake(after seconds: Double, _ body: @escaping () -> Void) -> Int? {
    guard faulted == nil, seconds < .infinity else { return nil }
    return mainLoop.schedule(.block(body), at: clock.now + max(0, seconds))
  }

  /// Puts what the program hands over into the main queue, and records that it did.
  func dispatch(after seconds: Double? = nil, _ body: @escaping () -> Void) {
    guard faulted == nil else { return }
    if seconds != nil { mainLoop.onTimeNeeded?() }
    let due = seconds.map { clock.now + max(0, $0) }
    guard let due else {
      let (number, event) = recordScheduled(.block, at: nil)
      return mainLoop.enqueue(body, number: number, cause: event)
    }
    guard accepts(time: seconds ?? 0), due < .infinity else { return }
    let (number, event) = recordScheduled(.block, at: due)
    mainLoop.schedule(.block(body), at: due, number: number, cause: event)
  }

  /// - Returns: the number of what is to come, and the event that says so.
  func recordScheduled(_ what: TraceEvent.Deferred, at due: Double?) -> (number: Int, event: Int) {
    let number = mainLoop.nextNumber()
    return (number, record(.scheduled(what, number: number, due: due)))
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
      mainLoop.blocks.append(
        MainLoop.Block(number: alarm.number, cause: alarm.cause, body: body))
      mainLoop.alarms.removeAll { $0.number == alarm.number }
    }
    guard !mainLoop.blocks.isEmpty else { return }
    phase(.mainQueue) {
      let blocks = mainLoop.blocks
      mainLoop.blocks = []
      for block in blocks {
        guard faulted == nil else { return }
        record(.blockRan(number: block.number), cause: block.cause)
        mainLoop.blocksServed += 1
        block.body()
      }
    }
  }

  /// Fires the timers that are due; `false` if none was.
  func fireDueTimers() -> Bool {
    let due = mainLoop.alarms.filter { $0.due <= clock.now && $0.isTimer }
    guard !due.isEmpty else { return false }
    phase(.timers) {
      for alarm in due where faulted == nil { fire(alarm) }
    }
    return true
  }

  private func fire(_ alarm: MainLoop.Alarm) {
    guard mainLoop.alarms.contains(where: { $0.number == alarm.number }) else { return }
    mainLoop.cancel(alarm.number)
    switch alarm.wake {
    case .timer(let timer):
      guard timer.isValid else { return }
      timer.rearm(after: alarm, in: self)
      record(.timerFired(number: alarm.number), cause: alarm.cause)
      timer.fire()
    case .message(let body, _, _):
      record(.timerFired(number: alarm.number), cause: alarm.cause)
      body()
    case .block, .displayLink: break
    }
  }

  /// Calls the display links whose frame has come, before the commit of that frame.
  ///
  /// Evidence: V-066.
  func callDisplayLinks() -> Bool {
    let due = mainLoop.alarms.filter { alarm in
      guard alarm.due <= clock.now, case .displayLink = alarm.wake else { return false }
      return true
    }
    guard !due.isEmpty else { return false }
    phase(.displayLinks) {
      for alarm in due where faulted == nil {
        guard case .displayLink(let link) = alarm.wake,
          mainLoop.alarms.contains(where: { $0.number == alarm.number })
        else { continue }
        mainLoop.cancel(alarm.number)
        link.rearm(after: alarm, in: self)
        record(.displayLinkCalled(number: alarm.number), cause: alarm.cause)
        link.call(at: alarm.due)
      }
    }
    return true
  }

  /// Performs what the loop was given itself: blocks, and messages to the main thread.
  ///
  /// Evidence: V-064. That `RunLoop.perform` comes here, before the main queue, is how the published
  /// source of CFRunLoop reads; the evidence has no entry on it.
  func serveSources() {
    guard faulted == nil, !mainLoop.sources.isEmpty else { return }
    phase(.sources) {
      let blocks = mainLoop.sources
      mainLoop.sources = []
      for block in blocks where faulted == nil {
        record(.sourceRan(number: block.number), cause: block.cause)
        block.body()
      }
    }
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
