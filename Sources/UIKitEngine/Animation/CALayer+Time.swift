import Foundation

// A layer's time, as `CAMediaTiming` documents it. What travels is measured in the time of its layer,
// from the moment it began.

extension CALayer {
  /// What the layer's clock says at `now` of the app's.
  final func localTime(at now: Double) -> Double {
    ((parent?.localTime(at: now) ?? now) - beginTime) * Double(speed) + timeOffset
  }

  /// When the layer's clock says `time`; a clock that stands always says so.
  final func appTime(of time: Double) -> Double {
    let above = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return parent?.appTime(of: above) ?? above
  }

  /// Seconds of the layer's in one of the app's.
  final var pace: Double { Double(speed) * (parent?.pace ?? 1) }

  /// The moment that `animation` has come to, as if its layer's clock were the app's.
  final func moment(of animation: Animation, at now: Double) -> Double {
    let local = localTime(at: now)
    guard let begun = animation.begun, local != now || begun.local != begun.app else { return now }
    return begun.app + local - begun.local
  }

  final func isOver(_ animation: Animation, at now: Double) -> Bool {
    animation.isOver(at: moment(of: animation, at: now))
  }

  /// Whoever waits for what travels on the layer or below it waits for another time.
  final func paceChanged() { identity.engine?.animator.paceChanged(on: self) }

  fileprivate func isBelow(_ layer: CALayer) -> Bool {
    var above: CALayer? = self
    while let next = above, next !== layer { above = next.parent }
    return above != nil
  }
}

extension Animator {
  func paceChanged(on layer: CALayer) {
    var blocks: [AnimationBlock] = []
    for (moved, animation) in kept where moved.isBelow(layer) {
      guard !blocks.contains(where: { $0 === animation.block }) else { continue }
      blocks.append(animation.block)
    }
    for block in blocks where !block.hasCompleted && !block.isControlled {
      if let alarm = block.alarm { engine?.mainLoop.cancel(alarm) }
      block.alarm = nil
      wake(at: block, after: nil)
    }
  }

  /// What travels on `layer` and below has gone all the way back: it ends there.
  func arriveAtStart(below top: CALayer) {
    let back = kept.filter { $0.layer.isBelow(top) && !$0.animation.block.isControlled }
    for (_, animation) in back { complete(animation.block, finished: true) }
    for (layer, animation) in back { end(on: layer) { $0 === animation } }
  }

  /// Completes `block` after `total` seconds, or when the last of its animations is over in the time of
  /// its layer: later if that runs slowly, and not before it runs again if it stands.
  func wake(at block: AnimationBlock, after total: Double?) {
    guard let engine else { return }
    var left = total
    for (layer, animation) in kept where animation.block === block {
      guard total == nil || layer.pace != 1 else { continue }
      guard let whole = block.source == nil ? block.total : block.timing.total, layer.pace > 0
      else {
        return
      }
      let elapsed = block.clock.elapsed(at: layer.moment(of: animation, at: engine.now))
      left = max(left ?? 0, (whole - elapsed) / layer.pace)
    }
    guard let left else { return }
    block.alarm = engine.wake(after: max(0, left)) { self.complete(block, finished: true) }
  }
}
