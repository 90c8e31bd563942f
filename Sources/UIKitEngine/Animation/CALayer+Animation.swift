import Foundation

extension CALayer {
  /// What the screen shows now: the model, with the animations that travel.
  ///
  /// Evidence: V-055.
  final var presented: CALayer {
    let copy = identity.engine?.copyLayer?(self) ?? CALayer.copied(self)
    copy.geometry = geometry
    copy.look = look
    guard let engine = identity.engine else { return copy }
    let state = shown(from: ShownState(geometry: geometry, look: look), at: engine.now)
    copy.geometry = state.geometry
    copy.look = state.look
    return copy
  }

  final func shown(from model: ShownState, at time: Double) -> ShownState {
    animations.removeAll { isOver($0, at: time) }
    var state = model
    for animation in animations {
      animation.apply(to: &state, at: moment(of: animation, at: time))
    }
    return state
  }

  /// Adds an animation of the program's; one that has the key already goes.
  final func attach(_ animation: CAAnimation, _ key: String?) {
    guard let engine = identity.engine, engine.faulted == nil else { return }
    let key = key ?? engine.nextAnimationKey()
    detachAnimation(key)
    let block = AnimationBlock(
      number: engine.animator.nextBlock(), timing: AnimationTiming(duration: 0),
      clock: AnimationClock(at: engine.now), completion: nil)
    block.source = animation
    block.timing = animation.timing(in: block)
    guard engine.accepts(block.timing) else { return }
    block.completion = { [weak self] finished in
      self?.hasEnded(animation, key)
      animation.delegate?.animationDidStop(animation, finished: finished)
    }
    for track in animation.tracks(for: block, key: key, within: []) {
      engine.animator.begin(track, on: self, for: block)
    }
    explicit[key] = animation
    if animation.delegate != nil {
      engine.animator.unsentStarts.append { animation.delegate?.animationDidStart(animation) }
    }
    engine.animator.awaitFullEnd(of: block)
  }

  private func hasEnded(_ animation: CAAnimation, _ key: String) {
    guard animation.isRemovedOnCompletion, explicit[key] === animation else { return }
    explicit[key] = nil
    animations.removeAll { $0.block.source === animation }
  }

  final func detachAnimation(_ key: String) {
    explicit[key] = nil
    identity.engine?.animator.end(on: self) { $0.key == key }
  }

  final func detachAnimations() {
    explicit = [:]
    identity.engine?.animator.end(on: self) { _ in true }
  }

  /// In the order in which they were added.
  final var runningKeys: [String]? {
    let now = identity.engine?.now ?? 0
    var keys: [String] = []
    for animation in animations where !isOver(animation, at: now) {
      if !keys.contains(animation.key) { keys.append(animation.key) }
    }
    for key in explicit.keys.sorted() where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }

  /// The delegate's answer, then `actions`; `nil` leaves it to the default action.
  ///
  /// Evidence: V-039.
  final func actionFound(_ key: String) -> CAAction? {
    delegate?.action(for: self, forKey: key) ?? actions?[key] ?? nil
  }
}
