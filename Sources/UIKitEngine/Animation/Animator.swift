import Foundation

/// The animations that travel on the virtual clock.
package final class Animator {
  weak var engine: Engine?
  /// The animation blocks that are running their code; `nil` is `performWithoutAnimation`.
  private var open: [AnimationBlock?] = []
  private var blockCount = 0
  /// Animations that the render server has not been sent.
  private(set) var hasUnsent = false
  var isEnabled = true

  /// The block whose code runs, if it animates.
  var current: AnimationBlock? { isEnabled ? open.last ?? nil : nil }

  func send() { hasUnsent = false }

  /// Runs `body` without animation, also inside an animation block.
  ///
  /// Evidence: V-083.
  func withoutAnimation(_ body: () -> Void) {
    open.append(nil)
    body()
    open.removeLast()
  }

  /// Runs `body`; what it changes travels from the old model value.
  ///
  /// A block that animated nothing completes in the next turn. Evidence: V-037, V-055, V-084, V-104.
  func animate(
    _ timing: AnimationTiming, _ options: UIView.AnimationOptions, _ body: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    guard let engine, engine.faulted == nil else { return }
    blockCount += 1
    let block = AnimationBlock(
      number: blockCount, timing: inherited(timing, options), options: options,
      completion: completion)
    let animates = isEnabled && (block.timing.duration > 0 || block.timing.delay > 0)
    open.append(animates ? block : nil)
    body()
    open.removeLast()
    guard engine.faulted == nil else { return }
    guard block.running > 0, let total = block.timing.total else {
      if block.running == 0 { engine.enqueue { self.complete(block, finished: true) } }
      return
    }
    engine.enqueue(after: total) { self.complete(block, finished: true) }
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
      result.repeats = outer.timing.repeats
      result.autoreverses = outer.timing.autoreverses
    }
    return result
  }

  func complete(_ block: AnimationBlock, finished: Bool) {
    guard let engine, engine.faulted == nil, !block.hasCompleted else { return }
    block.hasCompleted = true
    engine.record(.animationCompleted(number: block.number, finished: finished))
    block.completion?(finished)
  }

  // MARK: What changed

  func modelChanged(_ view: UIView, from old: ViewGeometry, to new: ViewGeometry) {
    guard let current else { return }
    let look = view.layer.look
    add(
      to: view, from: ShownState(geometry: old, look: look),
      to: ShownState(geometry: new, look: look), for: current)
  }

  func lookChanged(_ view: UIView, from old: LayerLook, to new: LayerLook) {
    guard let current else { return }
    let geometry = view.layer.geometry
    add(
      to: view, from: ShownState(geometry: geometry, look: old),
      to: ShownState(geometry: geometry, look: new), for: current)
  }

  private func add(
    to view: UIView, from old: ShownState, to new: ShownState, for block: AnimationBlock
  ) {
    guard let engine else { return }
    for property in AnimatedProperty.allCases {
      let (start, end) = (old.numbers(of: property), new.numbers(of: property))
      guard start != end else { continue }
      var from = start
      if !property.isAdditive {
        if block.options.contains(.beginFromCurrentState) {
          from = view.layer.shown(from: old, at: engine.now).numbers(of: property)
        }
        replace(property, on: view.layer)
      }
      view.layer.animations.append(
        Animation(property, from: from, to: end, start: engine.now, block: block))
      block.running += 1
      hasUnsent = true
      engine.record(
        .animationAdded(
          view.identity.name, property: property.rawValue, delay: block.timing.delay,
          duration: block.timing.duration))
    }
  }

  /// Ends earlier animations of `property`; a block with none left completes early, unfinished.
  ///
  /// Evidence: V-056, V-097.
  func replace(_ property: AnimatedProperty?, on layer: CALayer) {
    guard let engine else { return }
    let ended = layer.animations.filter { animation in
      (property == nil || animation.property == property)
        && (animation.end.map { $0 > engine.now } ?? true)
    }
    layer.animations.removeAll { animation in ended.contains { $0 === animation } }
    for block in ended.compactMap(\.block) where !block.hasCompleted {
      block.running -= 1
      if block.running == 0 { engine.enqueue { self.complete(block, finished: false) } }
    }
  }
}
