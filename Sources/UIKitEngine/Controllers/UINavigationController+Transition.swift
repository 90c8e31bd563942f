import Foundation

extension UINavigationController {
  /// Clock L: old will, new will, the views change places.
  ///
  /// Evidence: C-032, C-033.
  final func startDeferredTransition() {
    guard let engine, let transition = deferred, running == nil, let container = viewIfLoaded
    else { return }
    deferred = nil
    running = transition
    let (old, new, animated) = (transition.from, transition.to, transition.isAnimated)
    guard let newView = new.view else { return finish(transition) }
    let animation = animation(of: transition)
    transition.isCustom = animation != nil
    if animated, !transition.isInteractive {
      transition.coordinator = CoordinatedTransition(
        container, for: animation?.duration ?? NavigationTransition.duration)
      transition.coordinator?.leads(from: old, to: new)
    }

    new.appearance.isMovingToParent = transition.isEntering
    if container.window != nil {
      transition.oldGroup = old.map { AppearanceGroup($0) }
      transition.newGroup = AppearanceGroup(new)
      transition.oldGroup?.willDisappear(animated)
      transition.newGroup?.willAppear(animated)
    }
    firstScreen = .told
    delegate?.navigationController(self, willShow: new, animated: animated)
    newView.frame = container.bounds
    // An animator adds the view itself, as documented.
    if animation == nil { container.addSubview(newView) }
    if let animation { return play(animation, for: transition, in: container) }
    transition.coordinator?.start()
    if transition.isInteractive { return }
    guard animated else { return finish(transition) }
    // Kept until then, whoever lets go of it meanwhile.
    engine.transition(of: newView, for: NavigationTransition.duration) { self.finish(transition) }
  }

  /// Asked for only where there is something to see; see ``UINavigationControllerDelegate``.
  private func animation(of transition: NavigationTransition) -> TransitionAnimation? {
    guard transition.isAnimated, !transition.isInteractive, let old = transition.from,
      viewIfLoaded?.window != nil
    else { return nil }
    let operation: Operation = transition.isEntering ? .push : .pop
    return TransitionAnimation(
      delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: transition.to)
    ) { delegate?.navigationController(self, interactionControllerFor: $0) }
  }

  /// An animator that says that it did not complete ends it like a swipe that is cancelled.
  private func play(
    _ animation: TransitionAnimation, for transition: NavigationTransition, in container: UIView
  ) {
    let scene = TransitionContext.Scene(
      container: container, from: transition.from, to: transition.to, style: .none,
      finalFrame: { container.bounds })
    animation.start(in: scene, with: transition.coordinator) { [self] didComplete in
      didComplete ? finish(transition) : cancel(transition)
    }
  }

  /// Clock A: old did, new did, then the parents hear of it; the popped one may die.
  ///
  /// Evidence: C-032, C-033, C-035, C-037, C-038.
  final func finish(_ transition: NavigationTransition) {
    guard engine != nil else { return }
    let (old, new) = (transition.from, transition.to)
    old?.viewIfLoaded?.removeFromSuperview()
    new.viewIsAppearingIfDue()
    transition.oldGroup?.finish()
    transition.newGroup?.finish()
    new.appearance.isMovingToParent = false

    for controller in transition.entering where controller.parentController === self {
      controller.send("didMove(toParent:)") { $0.didMove(toParent: self) }
    }
    for controller in transition.leaving where controller.parentController === self {
      controller.appearance.isMovingFromParent = false
      controller.leaveParent()
    }
    delegate?.navigationController(self, didShow: new, animated: transition.isAnimated)

    running = nil
    transition.coordinator?.end()
    serveQueue()
  }

  /// Whether a push or pop has to wait: for a transition, or for others that wait already.
  ///
  /// Evidence: C-036.
  final var isBusy: Bool { running != nil || (!queued.isEmpty && !isServingQueue) }

  /// Starts what was asked for during the transition that ended.
  final func serveQueue() {
    guard !isServingQueue else { return }
    isServingQueue = true
    defer { isServingQueue = false }
    while running == nil, deferred == nil || viewIfLoaded?.window == nil, !queued.isEmpty {
      queued.removeFirst()()
    }
  }
}
