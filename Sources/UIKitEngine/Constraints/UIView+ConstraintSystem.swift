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

  final func constraintsAreStale() {
    guard let system = topmost.autoLayout.system else { return }
    system.isStale = true
  }

  /// Whether somebody made a constraint in the receiver's tree; asked of the topmost view.
  ///
  /// Evidence: V-069.
  final var constraintsAreEngaged: Bool {
    if let witness = autoLayout.witness, !witness.autoLayout.held.isEmpty,
      witness.isSelfOrBelow(self)
    {
      return true
    }
    autoLayout.witness = firstView { !$0.autoLayout.held.isEmpty }
    return autoLayout.witness != nil
  }

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
    guard autoLayout.translatesMask, let system = topmost.autoLayout.system,
      system.places[identity.id] != nil
    else { return }
    system.isStale = true
  }

  /// Margins, safe area or size moved what UIKit's own guides and margin attributes stand for.
  final func guidesMoved() { constraintsAreStale() }

  final func maskTranslationChanged() {
    autoLayout.contentSize = nil
    (autoLayout.masks, autoLayout.content) = ([], [])
    engine?.constraintMarks += 1
    constraintsAreStale()
  }
}
