import Foundation

extension CALayer {
  /// What the screen shows now: the model, with the animations that travel.
  ///
  /// Evidence: V-055.
  final var presented: CALayer {
    let copy = CALayer.made(of: type(of: self))
    copy.geometry = geometry
    copy.look = look
    guard let engine = identity.engine else { return copy }
    let state = shown(from: ShownState(geometry: geometry, look: look), at: engine.now)
    copy.geometry = state.geometry
    copy.look = state.look
    return copy
  }

  final func shown(from model: ShownState, at time: Double) -> ShownState {
    animations.removeAll { animation in animation.end.map { $0 <= time } ?? false }
    var state = model
    for animation in animations { animation.apply(to: &state, at: time) }
    return state
  }

  final func attach(_ animation: CAAnimation, _ key: String?) {
    guard let engine = identity.engine, engine.faulted == nil else { return }
    let name = key ?? (animation as? CAPropertyAnimation)?.keyPath ?? "animation"
    explicit[name] = animation
    guard animation.repeatCount < .infinity else { return }
    engine.enqueue(after: animation.beginTime + animation.duration) { [weak self] in
      guard let self, self.explicit[name] === animation else { return }
      if animation.isRemovedOnCompletion { self.explicit[name] = nil }
      animation.delegate?.animationDidStop(animation, finished: true)
    }
  }

  final func detachAnimation(_ key: String) {
    explicit[key]?.delegate?.animationDidStop(explicit[key] ?? CAAnimation(), finished: false)
    explicit[key] = nil
    if let property = AnimatedProperty(rawValue: key) {
      identity.engine?.animator.replace(property, on: self)
    }
  }

  final func detachAnimations() {
    explicit = [:]
    identity.engine?.animator.replace(nil, on: self)
  }

  final var runningKeys: [String]? {
    let now = identity.engine?.now ?? 0
    let implicit = animations.filter { $0.end.map { $0 > now } ?? true }.map(\.property.rawValue)
    var keys: [String] = []
    for key in implicit + explicit.keys.sorted() where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }
}
