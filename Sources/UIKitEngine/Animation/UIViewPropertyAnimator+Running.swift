import Foundation

extension UIViewPropertyAnimator {
  private var engine: Engine? {
    guard let engine = identity.engine, engine.faulted == nil else { return nil }
    return engine
  }

  // MARK: Becoming active

  /// Runs the blocks; their animations stand at the start.
  private func activate() {
    guard let engine, state == .inactive else { return }
    let pace = timingParameters?.pace(over: duration) ?? (.easeInOut, duration)
    (curve, runDuration) = pace
    let timing = AnimationTiming(duration: runDuration, curve: curve, fillsAfter: true)
    guard engine.accepts(timing) else { return }
    let block = AnimationBlock(
      number: engine.animator.nextBlock(), timing: timing,
      clock: AnimationClock(at: engine.now, rate: 0), completion: nil)
    block.isControlled = true
    self.block = block
    state = .active
    let bodies = waiting
    waiting = []
    for (factor, body) in bodies { run(body, after: factor * runDuration) }
  }

  /// Adds what `body` changes to the run, from `start` seconds on to the end.
  private func run(_ body: @MainActor () -> Void, after start: Double) {
    guard let engine, let block else { return }
    let whole = block.timing
    block.timing.delay = start
    block.timing.duration = max(0, runDuration - start)
    engine.animator.inside(runDuration > 0 ? block : nil) { body() }
    block.timing = whole
  }

  /// What is added to an active animator has what is left of the time.
  final func take(_ body: @escaping @MainActor () -> Void, _ delayFactor: Double) {
    let factor = min(max(delayFactor, 0), 1)
    guard state == .active, let engine, let block else {
      return waiting.append((factor, body))
    }
    let gone = max(0, min(runDuration, block.clock.elapsed(at: engine.now)))
    run(body, after: gone + factor * (runDuration - gone))
  }

  // MARK: Going and standing

  final func start(after delay: Double) {
    guard engine != nil, state != .stopped, !isRunning else { return }
    engine?.mainLoop.onTimeNeeded?()
    let isNew = state == .inactive
    if isNew { activate() }
    guard let block, let engine else { return }
    let elapsed = isNew ? -delay : moment(engine.now)
    block.clock.go(rate: isReversed ? -1 : 1, from: elapsed, at: engine.now)
    isRunning = true
    engine.animator.hold(self)
    awaitEnd()
  }

  final func pause() {
    guard let engine, state != .stopped else { return }
    engine.mainLoop.onTimeNeeded?()
    if state == .inactive { activate() }
    guard let block, isRunning else { return }
    block.clock.go(rate: 0, from: block.clock.elapsed(at: engine.now), at: engine.now)
    stand()
  }

  private func stand() {
    cancelEnd()
    isRunning = false
    identity.engine?.animator.release(self)
  }

  final func goOn(_ parameters: UITimingCurveProvider?, _ durationFactor: Double) {
    guard let engine, state == .active, !isRunning, let block else { return }
    guard parameters != nil || durationFactor > 0 else { return start(after: 0) }
    // What is left runs anew: from what shows to the end, in its own time.
    let left = block.shareDone(at: engine.now, curve)
    let pace = (parameters ?? timingParameters)?.pace(over: duration).curve ?? curve
    let rest = isReversed ? left : 1 - left
    let seconds = durationFactor > 0 ? duration * durationFactor : runDuration * rest
    engine.animator.carryOn(block, from: left, curve: pace, isReversed, seconds)
    (curve, runDuration) = (block.timing.curve, block.timing.duration)
    block.clock.go(rate: isReversed ? -1 : 1, from: isReversed ? seconds : 0, at: engine.now)
    isRunning = true
    engine.animator.hold(self)
    awaitEnd()
  }

  final func turnRound() {
    guard let engine, let block, state == .active else { return }
    engine.record(
      .propertyChanged(
        identity.name, property: "isReversed", from: "\(!isReversed)", to: "\(isReversed)"))
    guard isRunning else { return }
    block.clock.go(
      rate: isReversed ? -1 : 1, from: block.clock.elapsed(at: engine.now), at: engine.now)
    awaitEnd()
  }

  // MARK: The share of the way

  final var share: Double {
    guard let engine, let block else { return state == .inactive ? 0 : 1 }
    let share = block.shareDone(at: engine.now, curve)
    return isReversed ? 1 - share : share
  }

  final func scrub(to fraction: Double) {
    guard let engine, state != .stopped,
      engine.accepts(AnimationTiming(duration: 0, delay: fraction))
    else { return }
    if state == .inactive { activate() }
    guard let block else { return }
    let share = min(max(isReversed ? 1 - fraction : fraction, 0), 1)
    let moment =
      scrubsLinearly ? curve.moment(of: share, of: runDuration) : share * runDuration
    block.clock.go(rate: block.clock.rate, from: moment, at: engine.now)
    if isRunning {
      awaitEnd()
    } else {
      if scrubsLinearly { block.clock.scrubbed = share }
      engine.record(
        .propertyChanged(
          identity.name, property: "fractionComplete", from: "", to: "\(CGFloat(fraction).short)"))
    }
  }

  /// Where in its time it stands.
  private func moment(_ now: Double) -> Double { block?.clock.elapsed(at: now) ?? 0 }
}

extension AnimationBlock {
  /// The share of the way that shows.
  fileprivate func shareDone(at now: Double, _ curve: TimingCurve) -> Double {
    clock.scrubbed ?? curve.progress(at: clock.elapsed(at: now), of: timing.duration)
  }
}
