extension Engine {
  /// Why a run came to its end.
  public enum RunEnding: Hashable {
    /// Nothing is pending.
    case idle
    /// The given time was reached with more to come.
    case limit
    /// The caller wanted no further turn.
    case stopped
    case faulted
  }

  /// Says that the program's input begins: it runs in an event handler of the loop.
  public func enterHandler() { mainLoop.isInHandler = true }

  /// One turn of the main loop, until it is about to sleep.
  ///
  /// If an event handler was running it ends here: the main queue comes before the commit, timers
  /// after. Evidence: V-064, V-098.
  public func turn() {
    guard faulted == nil, !mainLoop.isTurning else { return }
    mainLoop.isTurning = true
    defer { mainLoop.isTurning = false }
    mainLoop.turnsAtThisTime += 1
    turnCount += 1
    guard mainLoop.turnsAtThisTime <= MainLoop.turnLimit else {
      return fault(
        Fault(.turnsWithoutTime(MainLoop.turnLimit)))
    }

    let served = mainLoop.isInHandler ? false : wakeUp()
    let endsHandler = mainLoop.isInHandler
    mainLoop.isInHandler = false
    if endsHandler || served { observe([.beforeTimers, .beforeSources]) }
    serveSources()
    if rules.flipped.contains(.mainQueueFollowsCommit) { commitIfNeeded() }
    if served || !mainLoop.blocks.isEmpty || hasDueBlocks {
      serveMainQueue()
      if !served, isObserved([.beforeTimers, .beforeSources]) {
        observe([.beforeTimers, .beforeSources])
      }
    }
    settle()
  }

  /// What the clock woke the loop for; `false` if it was neither timer nor frame.
  private func wakeUp() -> Bool {
    observe(.afterWaiting)
    let fired = fireDueTimers()
    return callDisplayLinks() || fired
  }

  /// The loop is about to sleep: observers, the commit in its place among them, what follows it.
  ///
  /// Evidence: V-001, V-005.
  private func settle() {
    if hasCommitWork || isObserved(.beforeWaiting) {
      phase(.beforeWaiting) {
        observe(.beforeWaiting, orders: .min..<Engine.commitOrder)
        if hasCommitWork { commit() }
        observe(.beforeWaiting, orders: Engine.commitOrder..<Engine.afterCommitOrder)
      }
    }
    runAfterCommit()
    if isObserved(.beforeWaiting, orders: Engine.afterCommitOrder..<Int.max) {
      phase(.beforeWaiting) {
        observe(.beforeWaiting, orders: Engine.afterCommitOrder..<Int.max)
      }
    }
    transaction.endImplicit()
  }

  private func commitIfNeeded() {
    if hasCommitWork { phase(.beforeWaiting) { commit() } }
  }

  /// Turns until nothing is pending, or until the clock reads `limit`.
  ///
  /// - Parameter goesOn: asked after each turn.
  @discardableResult
  public func run(until limit: Double = 60, goesOn: () -> Bool = { true }) -> RunEnding {
    turn()
    while faulted == nil {
      guard goesOn() else { return .stopped }
      if isWorkDue {
        turn()
      } else if let next = mainLoop.alarms.first?.due, next <= limit {
        sleep(until: next)
      } else {
        guard !mainLoop.alarms.isEmpty else { return .idle }
        sleep(until: limit)
        return .limit
      }
    }
    return .faulted
  }

  /// Takes every turn that is due in the next `seconds`, then stands that much later.
  ///
  /// - Parameter goesOn: asked after each turn; false ends it there and then.
  public func advance(by seconds: Double, goesOn: () -> Bool = { true }) {
    let end = clock.now + seconds
    while faulted == nil {
      guard goesOn() else { return }
      if isWorkDue {
        turn()
      } else if let next = mainLoop.alarms.first?.due, next <= end {
        sleep(until: next)
      } else {
        return sleep(until: end)
      }
    }
  }

  /// Whether a turn would find something to do without the clock moving.
  public var isWorkDue: Bool {
    !mainLoop.blocks.isEmpty || !mainLoop.sources.isEmpty || hasCommitWork
      || !mainLoop.afterCommit.isEmpty
      || (mainLoop.alarms.first.map { $0.due <= clock.now } ?? false)
  }

  /// Whether nothing is pending, now or later.
  public var isIdle: Bool { !isWorkDue && mainLoop.alarms.isEmpty }

  /// When the clock will wake the loop next, in seconds since launch.
  public var nextAlarm: Double? { mainLoop.alarms.first?.due }

  /// Virtual seconds since launch.
  public var now: Double { clock.now }

  func sleep(until time: Double) {
    guard faulted == nil, time > clock.now else { return }
    mainLoop.turnsAtThisTime = 0
    record(.phaseBegan(.sleep))
    clock.now = time
    record(.phaseEnded(.sleep))
  }
}
