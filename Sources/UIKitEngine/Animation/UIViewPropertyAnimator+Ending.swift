import Foundation

extension UIViewPropertyAnimator {
  /// Wakes the loop when the way is over in the direction in which it goes.
  final func awaitEnd() {
    cancelEnd()
    guard let engine = identity.engine, let block, isRunning else { return }
    let elapsed = block.clock.elapsed(at: engine.now)
    let left = isReversed ? elapsed : runDuration - elapsed
    block.alarm = engine.wake(after: max(0, left)) { [weak self] in self?.arrive() }
  }

  final func cancelEnd() {
    guard let alarm = block?.alarm else { return }
    identity.engine?.mainLoop.cancel(alarm)
    block?.alarm = nil
  }

  private func arrive() {
    guard let engine = identity.engine, engine.faulted == nil, let block, isRunning else { return }
    isRunning = false
    guard !pausesOnCompletion else {
      block.clock.go(rate: 0, from: isReversed ? 0 : runDuration, at: engine.now)
      return engine.animator.release(self)
    }
    noteEnds()
    close(at: isReversed ? .start : .end, finished: true)
  }

  /// Where each property is to be when the animator ends at its end.
  private func noteEnds() {
    ends = []
    for moved in block?.moved ?? [] {
      guard let layer = moved.layer,
        !ends.contains(where: { $0.moved.layer === layer && $0.moved.path == moved.path }),
        let to = ShownState(geometry: layer.geometry, look: layer.look).numbers(of: moved.path)
      else { continue }
      ends.append((moved, to))
    }
  }

  /// Stands still where it is: the model takes what shows.
  final func stop(_ withoutFinishing: Bool) {
    guard let engine = identity.engine, engine.faulted == nil, state == .active, let block else {
      return
    }
    noteEnds()
    let shown = ends.map { entry in
      entry.moved.layer.map { layer in
        layer.shown(from: ShownState(geometry: layer.geometry, look: layer.look), at: engine.now)
          .numbers(of: entry.moved.path)
      } ?? nil
    }
    leaveLayers(block)
    for (entry, numbers) in zip(ends, shown) {
      if let numbers { entry.moved.layer?.setModel(entry.moved.path, numbers) }
    }
    cancelEnd()
    isRunning = false
    engine.animator.release(self)
    guard withoutFinishing else { return state = .stopped }
    self.block = nil
    isReversed = false
    completions = []
    for group in block.groups { group.leave() }
    state = .inactive
  }

  final func finish(_ position: UIViewAnimatingPosition) {
    guard let engine = identity.engine, engine.faulted == nil else { return }
    guard state == .stopped else {
      return engine.raise(
        "NSInternalInconsistencyException",
        "finishAnimationAtPosition: should only be called on a stopped animator!")
    }
    close(at: position, finished: position != .current)
  }

  /// Puts the model where the animator ends, and tells those who wait.
  private func close(at position: UIViewAnimatingPosition, finished: Bool) {
    guard let engine = identity.engine, let block else { return }
    leaveLayers(block)
    for (moved, to) in ends {
      switch position {
      case .start: moved.layer?.setModel(moved.path, moved.from)
      case .end: moved.layer?.setModel(moved.path, to)
      case .current: break
      }
    }
    let waiting = completions
    (completions, ends) = ([], [])
    self.block = nil
    isReversed = false
    state = .inactive
    engine.animator.complete(block, finished: finished)
    for completion in waiting where engine.faulted == nil { completion(position) }
    engine.animator.release(self)
  }

  private func leaveLayers(_ block: AnimationBlock) {
    var seen: [CALayer] = []
    for moved in block.moved {
      guard let layer = moved.layer, !seen.contains(layer) else { continue }
      seen.append(layer)
      layer.animations.removeAll { $0.block === block || $0.clock === block.clock }
    }
  }
}

extension CALayer {
  /// Sets the model without an animation.
  final func setModel(_ path: AnimatedPath, _ numbers: [CGFloat]) {
    let old = ShownState(geometry: geometry, look: look)
    guard let engine = identity.engine, let before = old.numbers(of: path), before != numbers
    else { return }
    var new = old
    new.set(path, numbers)
    engine.animator.withoutAnimation {
      if let view {
        view.changeGeometry { $0 = new.geometry }
        if path.name == "backgroundColor" { view.look.backgroundColor = UIColor(numbers) }
      } else {
        geometry = new.geometry
      }
    }
    guard look != new.look else { return }
    look = new.look
    engine.record(
      .propertyChanged(
        traceName, property: LayerLook.names[path.name] ?? path.name,
        from: LayerLook.text(before), to: LayerLook.text(numbers)))
  }
}

extension UIColor {
  fileprivate convenience init?(_ components: [CGFloat]) {
    guard components.count == 4 else { return nil }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}
