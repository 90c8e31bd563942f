import Foundation

/// What a change of a model value sets going.
extension Animator {
  func modelChanged(_ view: UIView, from old: ViewGeometry, to new: ViewGeometry) {
    guard let current else { return }
    let look = view.layer.look
    add(
      to: view.layer, from: ShownState(geometry: old, look: look),
      to: ShownState(geometry: new, look: look), for: current)
  }

  func lookChanged(_ layer: CALayer, from old: LayerLook, to new: LayerLook) {
    let geometry = layer.geometry
    changed(
      layer, from: ShownState(geometry: geometry, look: old),
      to: ShownState(geometry: geometry, look: new))
  }

  /// A view's layer animates inside a block only; another layer by itself.
  ///
  /// Evidence: V-039.
  func changed(_ layer: CALayer, from old: ShownState, to new: ShownState) {
    guard layer.view == nil else {
      if let current { add(to: layer, from: old, to: new, for: current) }
      return
    }
    actImplicitly(layer, from: old, to: new)
  }

  private func add(
    to layer: CALayer, from old: ShownState, to new: ShownState, for block: AnimationBlock
  ) {
    guard let engine else { return }
    for path in AnimatedPath.ofViews {
      guard let start = old.numbers(of: path), let end = new.numbers(of: path), start != end
      else { continue }
      if block.isControlled {
        block.moved.append(MovedProperty(layer: layer, path: path, from: start))
      }
      let addsUp = path.addsUp && engine.rules.misconception != .laterAnimationsReplace
      guard !addsUp, block.outer.isEmpty else {
        begin(path, .relative(from: start, to: end), on: layer, block)
        continue
      }
      var from = start
      if block.options.contains(.beginFromCurrentState) {
        from = layer.shown(from: old, at: engine.now).numbers(of: path) ?? start
      }
      self.end(on: layer) { $0.path == path && $0.block !== block }
      begin(path, .absolute(from: from, to: end, by: nil, isAdditive: false), on: layer, block)
    }
  }

  private func begin(
    _ path: AnimatedPath, _ track: Animation.Track, on layer: CALayer, _ block: AnimationBlock
  ) {
    begin(
      Animation(path, key: path.name, track, block.timing, outer: block.outer, block: block),
      on: layer, for: block)
  }

  /// The default action of a layer that is on the screen already and no view's: a quarter of a
  /// second, or what the transaction says.
  ///
  /// It sets out from what shows. Evidence: V-039 names the view's case only; which layers count as
  /// being on the screen is not published, we take those that a commit has laid out.
  private func actImplicitly(_ layer: CALayer, from old: ShownState, to new: ShownState) {
    guard let engine, !engine.transaction.level.disablesActions, layer.hasBeenCommitted else {
      return
    }
    for path in AnimatedPath.ofLayers {
      guard let start = old.numbers(of: path), let end = new.numbers(of: path), start != end
      else { continue }
      switch layer.action(forKey: path.name) {
      case is NSNull: continue
      case let animation as CAAnimation: animation.run(forKey: path.name, on: layer, from: start)
      case let action?: action.run(forKey: path.name, object: layer, arguments: nil)
      case nil: begin(path, from: start, to: end, old, on: layer, engine)
      }
    }
  }

  private func begin(
    _ path: AnimatedPath, from start: [CGFloat], to end: [CGFloat], _ old: ShownState,
    on layer: CALayer, _ engine: Engine
  ) {
    let level = engine.transaction.level
    guard level.duration > 0 else { return }
    let from = layer.shown(from: old, at: engine.now).numbers(of: path) ?? start
    self.end(on: layer) { $0.key == path.name }
    let timing = AnimationTiming(duration: level.duration, curve: level.curve)
    let block = AnimationBlock(
      number: nextBlock(), timing: timing, clock: AnimationClock(at: engine.now), completion: nil)
    begin(path, .absolute(from: from, to: end, by: nil, isAdditive: false), on: layer, block)
    awaitEnd(of: block)
  }
}

extension CALayer {
  /// As the trace speaks of it: a view's layer goes by the view's name.
  final var traceName: ElementName { view?.identity.name ?? identity.name }

  /// Whether a commit has seen the layer in the tree of a window.
  final var hasBeenCommitted: Bool {
    guard let engine = identity.engine else { return false }
    var layer = self
    while let parent = layer.parent {
      guard layer.joined < engine.commitCount else { return false }
      layer = parent
    }
    return layer.view is UIWindow
  }
}
