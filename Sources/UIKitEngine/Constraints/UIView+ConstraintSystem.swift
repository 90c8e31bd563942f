/// What the update cycle asks of Auto Layout, and what it tells.
extension UIView {
  /// The system that constraints enter at once: that of a window.
  ///
  /// Evidence.
  final var liveSystem: ConstraintSystem? {
    let root = topmost
    if root.autoLayout.system == nil, root is UIWindow {
      root.autoLayout.system = ConstraintSystem(root)
    }
    return root is UIWindow ? root.autoLayout.system : nil
  }

  /// What the receiver says of itself, other than by constraints of the program's, has changed.
  final func constraintsAreStale() {
    guard let system = topmost.autoLayout.system, !system.isFresh else { return }
    let isThere =
      !autoLayout.translatesMask || system.places[identity.id] != nil
      || !autoLayout.guides.isEmpty
    if isThere { system.note(self) }
  }

  /// Whether somebody made a constraint in the receiver's tree; asked of the topmost view.
  ///
  /// Evidence: V-069.
  final var constraintsAreEngaged: Bool { autoLayout.count.held > 0 }

  /// Delivers what the system solved; asked of the topmost view.
  ///
  /// Evidence: V-011, V-044.
  final func flushConstraintNotifications() {
    guard engine != nil else { return }
    guard constraintsAreEngaged else {
      autoLayout.system = nil
      return
    }
    let system = autoLayout.system ?? ConstraintSystem(self)
    autoLayout.system = system
    system.flush()
  }

  /// Whether the system knows places that its views have not been told; asked of the topmost view.
  ///
  /// Evidence: V-011, V-044.
  final var hasUndeliveredConstraints: Bool {
    autoLayout.system.map { $0.isStale || !$0.isDelivered } ?? false
  }

  /// A mask-based view that takes part takes its new frame along.
  ///
  /// Evidence: V-051, A-080.
  final func frameSetByHand() { frameMayMatter() }
  final func frameSetByAutoresizing() { frameMayMatter() }

  private func frameMayMatter() {
    if autoLayout.translatesMask { constraintsAreStale() }
  }

  /// Margins, safe area or size moved what UIKit's own guides and margin attributes stand for.
  final func guidesMoved() {
    constraintsAreStale()
    for child in children where child.preservesSuperviewLayoutMargins { child.guidesMoved() }
  }

  /// The receiver has another size: so have the margins that its masks keep to its far edges.
  final func roomChanged() {
    guidesMoved()
    if autoresizesSubviews { return }
    for child in children where child.autoLayout.translatesMask && child.autoresizingMask != [] {
      child.constraintsAreStale()
    }
  }

  /// Leading and trailing may have changed sides, for the receiver and for what it holds.
  final func directionMayHaveChanged() {
    guidesMoved()
    guard let system = topmost.autoLayout.system else { return }
    for constraint in autoLayout.held { system.pending[constraint.identity.id] = constraint }
  }

  final func maskTranslationChanged() {
    autoLayout.contentSize = nil
    let system = topmost.autoLayout.system
    if let place = system?.places[identity.id] {
      for constraint in place.own { system?.leave(constraint) }
      place.own = []
      system?.note(self)
    }
    (autoLayout.masks, autoLayout.content) = ([], [])
    engine?.constraintMarks += 1
    constraintsAreStale()
  }
}
