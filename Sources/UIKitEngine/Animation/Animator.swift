import Foundation

/// The animations that travel on the virtual clock.
package final class Animator {
  weak var engine: Engine?
  /// The animation blocks that are running their code; `nil` is `performWithoutAnimation`.
  private var open: [AnimationBlock?] = []
  private var blockCount = 0
  /// Animations that the render server has not been sent.
  private(set) var hasUnsent = false
  /// Delegates that are to hear of their animation's start, once it is sent.
  var unsentStarts: [() -> Void] = []
  var isEnabled = true
  /// What travels now, in the order in which it began.
  private var travelling: [Travel] = []
  /// Property animators that run.
  var held: [UIViewPropertyAnimator] = []

  private struct Travel {
    weak var animation: Animation?
    weak var layer: CALayer?
  }

  /// The block whose code runs, if it animates.
  var current: AnimationBlock? { isEnabled ? open.last ?? nil : nil }
  /// Whether code runs inside a block of any kind.
  var isInBlock: Bool { !open.isEmpty }

  /// Evidence: V-043.
  func send() {
    hasUnsent = false
    let starts = unsentStarts
    unsentStarts = []
    for start in starts { engine?.enqueue(start) }
  }

  func nextBlock() -> Int {
    if current == nil { engine?.mainLoop.onTimeNeeded?() }
    blockCount += 1
    return blockCount
  }

  /// Opens `block` until `closeBlock()`; what changes meanwhile travels with it.
  func openBlock(_ block: AnimationBlock) { open.append(block) }

  /// Closes the block that was opened last, and starts the wait for its end.
  func closeBlock() {
    guard let block = open.popLast() ?? nil else { return }
    awaitEnd(of: block)
  }

  /// Runs `body` with `block` open; `nil` is without animation.
  func inside(_ block: AnimationBlock?, _ body: () -> Void) {
    open.append(block)
    body()
    open.removeLast()
  }

  /// Runs `body` without animation, also inside an animation block.
  ///
  /// Evidence: V-083.
  func withoutAnimation(_ body: () -> Void) { inside(nil, body) }

  /// Runs `body`; what it changes travels from the old model value.
  ///
  /// A block that animated nothing completes in the next turn. Evidence: V-037, V-055, V-084, V-104.
  func animate(
    _ timing: AnimationTiming, _ options: UIView.AnimationOptions, isKeyframed: Bool = false,
    isDiscrete: Bool = false, _ body: () -> Void, completion: ((Bool) -> Void)?
  ) {
    guard let engine, engine.faulted == nil, engine.accepts(timing) else { return }
    let outer = current
    let timing = inherited(timing, options)
    let block = AnimationBlock(
      number: nextBlock(), timing: timing, options: options,
      clock: outer.flatMap { $0.isControlled ? $0.clock : nil } ?? AnimationClock(at: engine.now),
      completion: completion)
    block.isControlled = outer?.isControlled ?? false
    if isKeyframed {
      var whole = timing
      whole.curve = engine.rules.flipped.contains(.keyframesEaseAsAWhole) ? timing.curve : .linear
      block.outer = [whole]
      block.timing = AnimationTiming(duration: timing.duration, fillsAfter: true)
      block.isDiscrete = isDiscrete
    }
    let animates = isEnabled && (timing.duration > 0 || timing.delay > 0)
    bringUpToDate(before: block, engine)
    inside(animates ? block : nil) {
      body()
      layOut(at: block, engine)
    }
    guard engine.faulted == nil else { return }
    if let outer, outer.isControlled { return handOn(block, to: outer) }
    awaitEnd(of: block)
  }

  /// What is pending before a block that flushes updates is not part of its animation.
  ///
  /// Evidence: V-058.
  private func bringUpToDate(before block: AnimationBlock, _ engine: Engine) {
    guard block.options.contains(.flushUpdates), engine.rules.system == .ios26 else { return }
    withoutAnimation { engine.layOutWindows() }
  }

  /// Evidence: V-058.
  private func layOut(at block: AnimationBlock, _ engine: Engine) {
    let flushes = block.options.contains(.flushUpdates) && engine.rules.system == .ios26
    if flushes || block.options.contains(.layoutSubviews) { engine.layOutWindows() }
  }

  /// The property animator around it ends a nested block with its own.
  private func handOn(_ block: AnimationBlock, to outer: AnimationBlock) {
    outer.running += block.running
    outer.moved += block.moved
    let before = outer.completion
    outer.completion = { finished in
      before?(finished)
      self.complete(block, finished: finished)
    }
  }

  /// Completes `block` when its time is over, or in the next turn if nothing travels.
  func awaitEnd(of block: AnimationBlock) {
    guard let engine else { return }
    guard block.running > 0 else {
      return engine.enqueue { self.complete(block, finished: true) }
    }
    guard let total = block.total else { return }
    wake(at: block, after: total)
  }

  /// The same for an animation of the program's, which may be kept past its end.
  func awaitFullEnd(of block: AnimationBlock) {
    guard let total = block.timing.total else { return }
    wake(at: block, after: total)
  }

  /// Evidence: V-086.
  private func inherited(
    _ timing: AnimationTiming, _ options: UIView.AnimationOptions
  ) -> AnimationTiming {
    guard let outer = current else { return timing }
    var result = timing
    if !options.contains(.overrideInheritedDuration) {
      result.duration = outer.timing.duration
      result.delay = outer.timing.delay
    }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.timing.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.repeatCount = outer.timing.repeatCount
      result.autoreverses = outer.timing.autoreverses
    }
    return result
  }

  /// Evidence: V-005, V-056.
  func complete(_ block: AnimationBlock, finished: Bool) {
    guard let engine, engine.faulted == nil, !block.hasCompleted else { return }
    block.hasCompleted = true
    if let alarm = block.alarm { engine.mainLoop.cancel(alarm) }
    engine.record(
      .animationCompleted(number: block.number, finished: finished), cause: block.firstEvent)
    block.completion?(finished)
    block.completion = nil
    for group in block.groups { group.leave() }
  }

  // MARK: What travels

  func begin(_ animation: Animation, on layer: CALayer, for block: AnimationBlock) {
    guard let engine else { return }
    animation.begun = (engine.now, layer.localTime(at: engine.now))
    layer.animations.append(animation)
    travelling.append(Travel(animation: animation, layer: layer))
    block.running += 1
    if block.groups.isEmpty { block.groups = engine.transaction.enter() }
    hasUnsent = true
    let first = animation.outer.first
    let event = engine.record(
      .animationAdded(
        layer.traceName, property: animation.path.name,
        delay: animation.timing.delay + (first?.delay ?? 0), duration: animation.timing.duration))
    if block.firstEvent == nil { block.firstEvent = event }
  }

  /// Ends earlier animations of `layer`; a block with none left completes early, unfinished.
  ///
  /// Evidence: V-056, V-097.
  func end(on layer: CALayer, where isMeant: (Animation) -> Bool) {
    guard let engine else { return }
    let ended = layer.animations.filter { isMeant($0) && !layer.isOver($0, at: engine.now) }
    layer.animations.removeAll { animation in ended.contains { $0 === animation } }
    for animation in ended {
      engine.record(
        .animationRemoved(layer.traceName, property: animation.path.name),
        cause: animation.block.firstEvent)
      let block = animation.block
      guard !block.hasCompleted, !block.isControlled else { continue }
      block.running -= 1
      if block.running == 0 { engine.enqueue { self.complete(block, finished: false) } }
    }
  }

  /// What layers still have, over or not: while a program sets a layer's time step by step, animations
  /// may seem over that are not.
  var kept: [(layer: CALayer, animation: Animation)] {
    travelling.compactMap { travel in
      guard let layer = travel.layer, let animation = travel.animation,
        layer.animations.contains(where: { $0 === animation })
      else { return nil }
      return (layer, animation)
    }
  }

  /// The animations under way, with the layers that they move.
  var underWay: [(layer: CALayer, animation: Animation)] {
    guard let engine else { return [] }
    travelling.removeAll { travel in
      guard let layer = travel.layer, let animation = travel.animation else { return true }
      return layer.isOver(animation, at: engine.now)
        || !layer.animations.contains { $0 === animation }
    }
    return travelling.compactMap { travel in
      guard let layer = travel.layer, let animation = travel.animation else { return nil }
      return (layer, animation)
    }
  }
}

// MARK: Property animators

extension Animator {
  /// A running animator stays alive, whoever drops it.
  func hold(_ animator: UIViewPropertyAnimator) {
    if !held.contains(where: { $0 === animator }) { held.append(animator) }
  }

  func release(_ animator: UIViewPropertyAnimator) { held.removeAll { $0 === animator } }

  /// The way that is left, in `seconds` of its own: each property sets out from what shows.
  func carryOn(
    _ block: AnimationBlock, from share: Double, curve: TimingCurve, _ isReversed: Bool,
    _ seconds: Double
  ) {
    block.timing = AnimationTiming(
      duration: seconds, curve: .remainder(curve, from: share, isReversed: isReversed),
      fillsAfter: true)
    for (layer, animation) in underWay where animation.block === block {
      guard let place = layer.animations.firstIndex(where: { $0 === animation }) else { continue }
      let rest = Animation(
        animation.path, key: animation.key, animation.track, block.timing, block: block)
      layer.animations[place] = rest
      travelling.append(Travel(animation: rest, layer: layer))
    }
  }
}
